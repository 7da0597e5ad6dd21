import { useState } from 'react';
import { Button, EmptyState } from '@nzuko/shared-ui';

import { CreateEventLink } from '../CreateEventLink';
import type { Event } from '../../../api/eventsApi';
import { upcomingEvent } from '../../../event/pickEvent';
import { ticketsVoidText } from '../../../messages/eventMessages';
import { useDashboardUrl } from '../useDashboardUrl';
import { everyTicket, type SalesChoice } from './salesFilters';

interface NoSalesProps {
  choice: SalesChoice;
  events: readonly Event[];
}

/** In place of an empty list: why it is empty, and what to do. */
export function NoSales({ choice, events }: NoSalesProps) {
  const { change } = useDashboardUrl();
  const [now] = useState(() => Date.now());
  const { event, when, status, search } = choice;
  const picked = events.find(({ id }) => String(id) === event);
  if (picked?.status === 'CANCELLED' && !status && !search) {
    return (
      <EmptyState
        title="This event is cancelled"
        action={<Button onClick={() => change({ status: 'ANY' })}>Show Its Tickets</Button>}
      >
        {ticketsVoidText}.
      </EmptyState>
    );
  }
  if (event || when || status || search) {
    const clear = { event: '', when: '', status: '', search: '', page: '' };
    return (
      <EmptyState
        title="No matching tickets"
        action={<Button onClick={() => change(clear)}>Clear Filters</Button>}
      >
        Tickets that match your filters show up here once someone books them.
      </EmptyState>
    );
  }
  if (events.length === 0) {
    return (
      <EmptyState title="You have no events yet" action={<CreateEventLink />}>
        The tickets for your events show up here once someone books them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No tickets for upcoming events"
      action={<Button onClick={() => change(everyTicket)}>Show All Tickets</Button>}
    >
      {upcomingEvent(events, now)
        ? 'Share your event page: each ticket shows up here once someone books it. '
        : 'You have no upcoming event that people can book. '}
      Use the filters to see past events and cancelled tickets.
    </EmptyState>
  );
}
