import { Banner, Link } from '@nzuko/shared-ui';

import type { Event } from '../api/eventsApi';
import { suspendedEventsMessage } from '../messages/eventMessages';

/** Whether an administrator has stopped a published event's sale. */
export const isSuspended = ({ status, is_suspended: suspended }: Event) =>
  status === 'PUBLISHED' && suspended === true;

/** Tells organizers which of their events are suspended, what that means, and how to answer; nothing if none is. */
export function SuspendedEvents({ events }: { events: readonly Event[] }) {
  const titles = events.filter(isSuspended).map(({ title }) => title);
  if (titles.length === 0) return null;
  const { title, text } = suspendedEventsMessage(titles);
  return (
    <Banner
      tone="warning"
      title={title}
      action={<Link to="/contact?topic=problem">Write to us</Link>}
    >
      {text}
    </Banner>
  );
}
