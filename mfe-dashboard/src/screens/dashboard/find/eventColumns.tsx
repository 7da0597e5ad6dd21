import { Badge, EventStatusBadge, formatEventDate, Link } from '@nzuko/shared-ui';
import type { TableColumn } from '@nzuko/shared-ui/parts';

import type { FoundEvent } from '../../../api/findApi';
import { TwoLines } from '../../../components/TwoLines';
import { SuspendEvent } from '../suspensions/SuspendEvent';
import { Actions, Figure, PersonCell } from './FindCells';

/** Where the record has what was done to an event, or by or to an account. */
export const recordHref = (of: { event: number } | { account: number }) =>
  `?${new URLSearchParams({ view: 'desk', tab: 'record', ...textsOf(of) })}`;

const textsOf = (of: object) =>
  Object.fromEntries(Object.entries(of).map(([name, id]) => [name, String(id)]));

const title: TableColumn<FoundEvent> = {
  key: 'event',
  header: 'Event',
  isRowHeader: true,
  cell: ({ id, title: name, start_date: start, timezone }) => (
    <TwoLines>
      <Link to={`/events/${id}`}>{name}</Link>
      <small>{start ? formatEventDate(start, timezone) : 'No date yet'}</small>
    </TwoLines>
  ),
};

const rest: TableColumn<FoundEvent>[] = [
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, suspended_at: suspended }) => (
      <Actions>
        <EventStatusBadge status={status} />
        {suspended ? <Badge tone="error">Suspended</Badge> : null}
      </Actions>
    ),
  },
  {
    key: 'sold',
    header: 'Sold',
    align: 'end',
    priority: 2,
    cell: ({ sold, capacity }) => (
      <Figure>
        {sold} of {capacity}
      </Figure>
    ),
  },
  {
    key: 'act',
    header: 'Actions',
    cell: (event) => (
      <Actions>
        <Link to={recordHref({ event: event.id })} aria-label={`Record of ${event.title}`}>
          Record
        </Link>
        {event.suspended_at ? (
          <Link to="?view=desk&tab=suspensions" aria-label={`Suspension of ${event.title}`}>
            Suspension
          </Link>
        ) : (
          <SuspendEvent event={event} />
        )}
      </Actions>
    ),
  },
];

/** For events of one organizer. */
export const ownEventColumns: TableColumn<FoundEvent>[] = [title, ...rest];

export const eventColumns: TableColumn<FoundEvent>[] = [
  title,
  {
    key: 'organizer',
    header: 'Organizer',
    cell: ({ organizer }) => <PersonCell person={organizer} />,
  },
  ...rest,
];
