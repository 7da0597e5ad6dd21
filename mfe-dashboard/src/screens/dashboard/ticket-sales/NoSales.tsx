import { Button, EmptyState } from '@nzuko/shared-ui';

import { CreateEventLink } from '../CreateEventLink';
import { useDashboardUrl } from '../useDashboardUrl';
import { everyTicket, type SalesChoice } from './salesFilters';

/** In place of an empty list: why it is empty, and what to do. */
export function NoSales({ choice, hasEvents }: { choice: SalesChoice; hasEvents: boolean }) {
  const { change } = useDashboardUrl();
  const { event, when, status, search } = choice;
  if (event || when || status || search) {
    const clear = { event: '', when: '', status: '', search: '', page: '' };
    return (
      <EmptyState
        title="No matching tickets"
        action={<Button onClick={() => change(clear)}>Clear filters</Button>}
      >
        Tickets that match your filters show up here once someone books them.
      </EmptyState>
    );
  }
  if (!hasEvents) {
    return (
      <EmptyState title="You have no events yet" action={<CreateEventLink />}>
        The tickets for your events show up here once someone books them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No tickets for upcoming events"
      action={<Button onClick={() => change(everyTicket)}>Show all tickets</Button>}
    >
      Share your event page: each ticket shows up here once someone books it. Use the filters to see
      past events and cancelled tickets.
    </EmptyState>
  );
}
