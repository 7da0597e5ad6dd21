import { useState, type ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button, Link, Stack, VisuallyHidden } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import {
  refundQuery,
  refundsQuery,
  type RefundCase,
  type RefundFilter,
} from '../../../api/moneyDeskApi';
import { refundsFailedMessage } from '../../../messages/moneyDeskMessages';
import { DeskList, Nothing } from '../DeskList';
import { usePage } from '../listPage';
import { TabSection } from '../TabSection';
import { UrlFilter, useUrlChoice } from '../UrlFilter';
import { useDashboardUrl } from '../useDashboardUrl';
import { useUrlId } from '../useUrlId';
import { RowActions } from './DeskCells';
import { RefundDialog, type RefundStep } from './RefundDialog';
import { refundColumns, refundCompares } from './refundColumns';

/** Refunds, the stuck ones first; with `?refund=7`, just that one, in any state. */
export function RefundsPart() {
  const { hrefWith } = useDashboardUrl();
  const id = useUrlId('refund');
  if (!id) return <Refunds />;
  return (
    <TabSection
      title={`Refund ${id}`}
      aside={<Link to={hrefWith({ refund: undefined, state: undefined })}>All stuck refunds</Link>}
    >
      <OneRefund id={id} />
    </TabSection>
  );
}

function OneRefund({ id }: { id: number }) {
  const query = useQuery(refundQuery(id));
  return (
    <RefundList
      name="refund"
      query={query}
      empty={<Nothing>We couldn’t find that refund.</Nothing>}
    />
  );
}

interface Filter {
  value: RefundFilter;
  label: string;
  title: string;
  empty: string;
}

const filters: readonly [Filter, ...Filter[]] = [
  {
    value: 'stuck',
    label: 'Stuck',
    title: 'Stuck refunds',
    empty: 'No refund is stuck.',
  },
  {
    value: 'QUEUED',
    label: 'Not requested yet',
    title: 'Refunds to be requested',
    empty: 'No refund is waiting to be requested.',
  },
  {
    value: 'REQUESTED',
    label: 'With the provider',
    title: 'Refunds with the provider',
    empty: 'No refund is with the provider.',
  },
  {
    value: 'DONE',
    label: 'Refunded',
    title: 'Completed refunds',
    empty: 'Nothing has been refunded yet.',
  },
];

function Refunds() {
  const page = usePage();
  const { value, title, empty } = useUrlChoice('state', filters);
  const query = useQuery(refundsQuery(value, page));
  return (
    <TabSection title={title}>
      <Stack gap={4}>
        <p>
          If a payer was asked for another account, give them a few days. Then try the refund again,
          or pay it some other way and mark it as paid. Never pay what the provider lists as
          processed.
        </p>
        <UrlFilter name="state" label="Show" options={filters} />
        <RefundList
          key={value}
          name={title.toLowerCase()}
          query={query}
          page={page}
          empty={<Nothing>{empty}</Nothing>}
        />
      </Stack>
    </TabSection>
  );
}

interface RefundListProps {
  name: string;
  query: UseQueryResult<{ count: number; results: RefundCase[] }>;
  page?: number;
  empty: ReactNode;
}

function RefundList({ name, query, page = 1, empty }: RefundListProps) {
  const [asked, setAsked] = useState<{ step: RefundStep; refund: RefundCase }>();
  const [isOpen, setOpen] = useState(false);
  const ask = (step: RefundStep, refund: RefundCase) => {
    setAsked({ step, refund });
    setOpen(true);
  };
  const columns: TableColumn<RefundCase>[] = [
    ...refundColumns,
    {
      key: 'act',
      header: 'Action',
      align: 'end',
      cell: (refund) => <RefundActions refund={refund} onAsk={ask} />,
    },
  ];
  return (
    <>
      <DeskList
        name={name}
        query={query}
        failed={refundsFailedMessage}
        columns={columns}
        compares={refundCompares}
        usual={byNeed}
        rowKey={({ id }) => id}
        empty={empty}
        page={page}
        pageName="page"
      />
      {asked ? <RefundDialog {...asked} open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** As the API lists them, which no column does. */
const byNeed = { key: 'need', descending: false };

function RefundActions({
  refund,
  onAsk,
}: {
  refund: RefundCase;
  onAsk: (step: RefundStep, refund: RefundCase) => void;
}) {
  // A button would ask twice: whoever is asking the provider right now can't be stopped.
  if (refund.state === 'QUEUED') return 'We try again automatically, at least once an hour.';
  if (refund.state !== 'NEEDS_ATTENTION') return '–';
  const which = <VisuallyHidden> refund {refund.id}</VisuallyHidden>;
  return (
    <RowActions>
      <Button size="sm" onClick={() => onAsk('retry', refund)}>
        Try Again{which}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onAsk('settle', refund)}>
        Mark as Paid{which}
      </Button>
    </RowActions>
  );
}
