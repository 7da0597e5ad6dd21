import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import { closePaymentCase, paymentCasesQuery, type PaymentCase } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { casesFailedMessage, closeCaseFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { DeskList, Nothing, usePage } from '../DeskList';
import { caseNoteSchema } from './deskSchemas';
import { caseLabels } from './postingWords';
import { TextDialog } from '../TextDialog';
import { useDeskChanged } from './useDeskChanged';

/** What about payments and payouts only a person can decide. */
export function CasesPart() {
  const page = usePage('page');
  const query = useQuery(paymentCasesQuery(page));
  const [asked, setAsked] = useState<PaymentCase>();
  const [isOpen, setOpen] = useState(false);
  const { changed } = useDeskChanged();
  const columns: TableColumn<PaymentCase>[] = [
    ...facts,
    {
      key: 'act',
      header: 'Action',
      align: 'end',
      cell: (row) => (
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
    <TabSection title="Open cases">
      <DeskList
        name="open cases"
        query={query}
        failed={casesFailedMessage}
        columns={columns}
        compares={compares}
        usual={oldestFirst}
        rowKey={({ id }) => id}
        empty={<Nothing>No case is open.</Nothing>}
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
            void changed('The case is closed.');
          }}
        >
          Closing moves no money and changes no ticket. Do what has to be done first.
        </TextDialog>
      ) : null}
    </TabSection>
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
