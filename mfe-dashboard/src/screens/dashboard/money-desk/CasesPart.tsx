import { useState, type ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button, Link } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import {
  closePaymentCase,
  paymentCaseQuery,
  paymentCasesQuery,
  type PaymentCase,
} from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { casesFailedMessage, closeCaseFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { byNumber, byText } from '../useSort';
import { DeskList, Nothing } from '../DeskList';
import { usePage } from '../listPage';
import { caseNoteSchema } from './deskSchemas';
import { caseLabels } from './postingWords';
import { TextDialog } from '../TextDialog';
import { useDeskChanged } from './useDeskChanged';

/** What about payments and payouts only a person can decide; with `?case=7`, one case, whatever became of it. */
export function CasesPart() {
  const { query, hrefWith } = useDashboardUrl();
  const id = Number(query.get('case'));
  if (!Number.isSafeInteger(id) || id < 1) return <OpenCases />;
  return (
    <TabSection
      title={`Case ${id}`}
      aside={<Link to={hrefWith({ case: undefined })}>All open cases</Link>}
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

function OpenCases() {
  const page = usePage();
  const query = useQuery(paymentCasesQuery(page));
  return (
    <TabSection title="Open cases">
      <CaseList
        name="open cases"
        query={query}
        page={page}
        empty={<Nothing>There are no open cases.</Nothing>}
      />
    </TabSection>
  );
}

interface CaseListProps {
  name: string;
  query: UseQueryResult<{ count: number; results: PaymentCase[] }>;
  page?: number;
  empty: ReactNode;
}

function CaseList({ name, query, page = 1, empty }: CaseListProps) {
  const [asked, setAsked] = useState<PaymentCase>();
  const [isOpen, setOpen] = useState(false);
  const { changed } = useDeskChanged();
  const columns: TableColumn<PaymentCase>[] = [
    ...facts,
    {
      key: 'act',
      header: 'Action',
      align: 'end',
      cell: (row) =>
        row.state === 'CLOSED' ? (
          <TwoLines>
            Closed{row.closed_by ? ` by ${row.closed_by}` : null}
            {row.note ? <small>{row.note}</small> : null}
          </TwoLines>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setAsked(row);
              setOpen(true);
            }}
          >
            Close case
          </Button>
        ),
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
        usual={oldestFirst}
        rowKey={({ id }) => id}
        empty={empty}
        page={page}
        pageName="page"
      />
      {asked ? (
        <TextDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Close this case?"
          name="note"
          label="What was done"
          hint="It’s kept with the case."
          schema={caseNoteSchema}
          confirmLabel="Close case"
          failedMessage={closeCaseFailedMessage}
          onSubmit={async (note) => {
            await closePaymentCase(asked.id, note);
            void changed('Case closed');
          }}
        >
          Closing doesn’t move money or change tickets. Do what needs doing first.
        </TextDialog>
      ) : null}
    </>
  );
}

const oldestFirst = { key: 'opened', descending: false };

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
    cell: ({ kind, detail }) => (
      <TwoLines>
        {caseLabels[kind]}
        <small>{detail}</small>
      </TwoLines>
    ),
  },
  {
    key: 'about',
    header: 'About',
    sorts: 'ascending',
    cell: ({ event, buyer, payment_reference: reference, subject }) => (
      <TwoLines>
        {event?.title ?? subject}
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
