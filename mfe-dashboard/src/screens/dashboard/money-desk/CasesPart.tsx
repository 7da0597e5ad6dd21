import { useState, type ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button, Link, Stack, VisuallyHidden } from '@nzuko/shared-ui';
import type { SortedBy, TableColumn } from '@nzuko/shared-ui/parts';

import {
  paymentCaseQuery,
  paymentCasesQuery,
  type PaymentCase,
  type UnsentPayout,
} from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { casesFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { UrlFilter, useUrlChoice } from '../UrlFilter';
import { useDashboardUrl } from '../useDashboardUrl';
import { byNumber, byText } from '../useSort';
import { useUrlId } from '../useUrlId';
import { DeskList, Nothing } from '../DeskList';
import { OrderLink } from '../find/FindCells';
import { usePage } from '../listPage';
import { CloseCaseDialog } from './CloseCaseDialog';
import { RowActions } from './DeskCells';
import { EndPayoutDialog } from './EndPayoutDialog';
import { caseLabels, paymentCaseKinds } from './postingWords';

/** Open payment and payout cases, which only a person can decide; with `?case=7`, just that case, open or closed. */
export function CasesPart() {
  const { hrefWith } = useDashboardUrl();
  const id = useUrlId('case');
  if (!id) return <Cases />;
  return (
    <TabSection
      title={`Case ${id}`}
      aside={<Link to={hrefWith({ case: undefined, state: undefined })}>All open cases</Link>}
    >
      <OneCase id={id} />
    </TabSection>
  );
}

function OneCase({ id }: { id: number }) {
  const query = useQuery(paymentCaseQuery(id));
  return (
    <CaseList name="case" query={query} empty={<Nothing>We couldn’t find that case.</Nothing>} />
  );
}

const states = [
  { value: 'OPEN', label: 'Open' },
  { value: 'CLOSED', label: 'Closed' },
] as const;

const kinds = [{ value: '', label: 'All kinds' }, ...paymentCaseKinds] as const;

function Cases() {
  const page = usePage();
  const { value: state } = useUrlChoice('state', states);
  const { value: kind } = useUrlChoice('kind', kinds);
  const isClosed = state === 'CLOSED';
  const query = useQuery(paymentCasesQuery(page, state, kind || undefined));
  const name = isClosed ? 'closed cases' : 'open cases';
  const none = isClosed ? 'No case has been closed.' : 'There are no open cases.';
  return (
    <TabSection title={isClosed ? 'Closed cases' : 'Open cases'}>
      <Stack gap={4}>
        <Stack direction="row" gap={4} wrap>
          <UrlFilter name="state" label="Show" options={states} />
          <UrlFilter name="kind" label="Kind" options={kinds} />
        </Stack>
        <CaseList
          key={`${name} ${kind}`}
          name={name}
          query={query}
          page={page}
          usual={isClosed ? lastClosedFirst : oldestFirst}
          empty={<Nothing>{kind ? 'There are no such cases of this kind.' : none}</Nothing>}
        />
      </Stack>
    </TabSection>
  );
}

type Asked = { what: 'close'; caseId: number } | { what: 'end'; payout: UnsentPayout };

interface CaseListProps {
  name: string;
  query: UseQueryResult<{ count: number; results: PaymentCase[] }>;
  page?: number;
  usual?: SortedBy;
  empty: ReactNode;
}

function CaseList({ name, query, page = 1, usual = oldestFirst, empty }: CaseListProps) {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const ask = (next: Asked) => {
    setAsked(next);
    setOpen(true);
  };
  const dialog = { open: isOpen, onClose: () => setOpen(false) };
  const columns: TableColumn<PaymentCase>[] = [
    ...facts,
    {
      key: 'act',
      header: 'Action',
      align: 'end',
      cell: (row) => <CaseActions row={row} onAsk={ask} />,
    },
  ];
  return (
    <>
      <DeskList
        name={name}
        query={query}
        failed={casesFailedMessage}
        columns={columns}
        compares={compares}
        usual={usual}
        rowKey={({ id }) => id}
        empty={empty}
        page={page}
        pageName="page"
      />
      {asked?.what === 'close' ? <CloseCaseDialog caseId={asked.caseId} {...dialog} /> : null}
      {asked?.what === 'end' ? <EndPayoutDialog payout={asked.payout} {...dialog} /> : null}
    </>
  );
}

function CaseActions({ row, onAsk }: { row: PaymentCase; onAsk: (asked: Asked) => void }) {
  const { id, state, unsent_payout: payout, closed_at: closed, closed_by: closer, note } = row;
  return (
    <RowActions>
      {/* On closed cases, too: they only open again if the provider refuses the payout with another message. */}
      {payout ? (
        <Button size="sm" variant="secondary" onClick={() => onAsk({ what: 'end', payout })}>
          End Payout<VisuallyHidden> to {payout.organizer.name}</VisuallyHidden>
        </Button>
      ) : null}
      {state === 'CLOSED' ? (
        <TwoLines>
          Closed{closer ? ` by ${closer}` : null}
          {closed ? <small>{momentOf(closed)}</small> : null}
          {note ? <small>{note}</small> : null}
        </TwoLines>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => onAsk({ what: 'close', caseId: id })}>
          Close Case<VisuallyHidden> {id}</VisuallyHidden>
        </Button>
      )}
    </RowActions>
  );
}

const oldestFirst = { key: 'opened', descending: false };
/** As the API lists them, which no column does. */
const lastClosedFirst = { key: 'closed', descending: true };

const compares = {
  case: byText(({ kind }: PaymentCase) => caseLabels[kind]),
  about: byText(({ event, subject }: PaymentCase) => event?.title ?? subject),
  opened: byNumber(({ opened_at: at }: PaymentCase) => Date.parse(at)),
};

const facts: TableColumn<PaymentCase>[] = [
  {
    key: 'case',
    header: 'Case',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ id, state, kind, detail, note }) => (
      <TwoLines>
        {caseLabels[kind]}
        <small>Case {id}</small>
        <small>{detail}</small>
        {state === 'OPEN' && note ? <small>Closed before: {note}</small> : null}
      </TwoLines>
    ),
  },
  {
    key: 'about',
    header: 'About',
    sorts: 'ascending',
    cell: ({ event, buyer, payment_reference: reference, order_id: order, subject }) => (
      <TwoLines>
        {event ? <Link to={`/events/${event.id}`}>{event.title}</Link> : subject}
        {order === null ? null : (
          <small>
            <OrderLink id={order} />
          </small>
        )}
        {buyer ? <small>{buyer.name}</small> : null}
        {reference ? <small>{reference}</small> : null}
      </TwoLines>
    ),
  },
  {
    key: 'opened',
    header: 'Opened',
    priority: 2,
    sorts: 'ascending',
    cell: ({ opened_at: at }) => momentOf(at),
  },
];
