import { defaultTimeZone } from 'shared-ui';

import type { Event } from '../../api/eventsApi';
import { wallTimeOf } from '../../components/zonedTime';
import { eventPayload } from '../create-event/eventPayload';
import type { EventValues } from '../create-event/eventSchema';

const wallTime = (instant: string | null) => (instant ? wallTimeOf(instant, defaultTimeZone) : '');

/** An event as its form shows it. */
export const valuesOf = (event: Event): EventValues => ({
  title: event.title,
  description: event.description,
  location: event.location,
  start_date: wallTime(event.start_date),
  end_date: wallTime(event.end_date),
  category: event.category,
  max_attendees: String(event.max_attendees),
  ticket_price: event.ticket_price.replace(/\.00$/, ''),
});

/** What has changed, as the API takes it: a field that stays is not sent, nor is a zone that nobody chose. */
export function changesOf(
  values: EventValues,
  saved: EventValues,
  status: 'DRAFT' | 'PUBLISHED',
  banner: File | null,
): FormData {
  const form = eventPayload(values, status, banner);
  for (const name of Object.keys(saved) as (keyof EventValues)[]) {
    if (values[name] === saved[name]) form.delete(name);
  }
  form.delete('timezone');
  return form;
}
