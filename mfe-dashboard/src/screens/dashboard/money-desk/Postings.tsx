import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import type { EventMoney } from '../../../api/moneyApi';
import { organizerPostingsQuery, type Posting } from '../../../api/moneyDeskApi';
import { TwoLines } from '../../../components/TwoLines';
import { postingsFailedMessage } from '../../../messages/moneyDeskMessages';
import { momentOf } from '../../../time/momentOf';
import { TabSection } from '../TabSection';
import { byNumber, byText } from '../useSort';
import { Nothing } from '../DeskList';
import { LongList } from '../LongList';
import { amountColumn } from './DeskCells';
import { accountLabels, postingLabels } from './postingWords';

interface PostingsProps {
  organizerId: number;
  events: readonly EventMoney[];
}

/** All that has moved an organizer's money. */
export function Postings({ organizerId, events }: PostingsProps) {
  const query = useInfiniteQuery(organizerPostingsQuery(organizerId));
  const columns = useMemo(() => columnsWith(events), [events]);
  return (
    <TabSection title="Postings">
      <LongList
        name="postings"
        more="Show Older Postings"
        query={query}
        failed={postingsFailedMessage}
        columns={columns}
        compares={compares}
        empty={<Nothing>No money has moved yet.</Nothing>}
      />
    </TabSection>
  );
}

const compares = {
  what: byText(({ kind }: Posting) => postingLabels[kind]),
  when: byNumber(({ posted_at: at }: Posting) => Date.parse(at)),
  amount: byNumber(({ amount }: Posting) => Number(amount)),
};

const columnsWith = (events: readonly EventMoney[]): TableColumn<Posting>[] => [
  {
    key: 'what',
    header: 'What',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ kind, note }) => (
      <TwoLines>
        {postingLabels[kind]}
        {note ? <small>{note}</small> : null}
      </TwoLines>
    ),
  },
  { key: 'when', header: 'When', sorts: 'descending', cell: ({ posted_at: at }) => momentOf(at) },
  {
    key: 'moved',
    header: 'From and to',
    priority: 2,
    cell: ({ from, to }) => `${accountLabels[from]} → ${accountLabels[to]}`,
  },
  {
    key: 'about',
    header: 'About',
    priority: 3,
    cell: ({ event_id: eventId, payment_reference: reference }) => (
      <TwoLines>
        {eventId === null
          ? 'No event'
          : (events.find(({ event }) => event?.id === eventId)?.event?.title ?? `Event ${eventId}`)}
        {reference ? <small>{reference}</small> : null}
      </TwoLines>
    ),
  },
  amountColumn,
];
