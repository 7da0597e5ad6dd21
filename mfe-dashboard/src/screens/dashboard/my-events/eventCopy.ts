import type { Event } from '../../../api/eventsApi';
import { TITLE_MAX_CHARACTERS } from '../../../constants';

const copiedTexts = [
  'description',
  'location',
  'city',
  'timezone',
  'category',
  'max_attendees',
] as const satisfies readonly (keyof Event)[];

/**
 * A draft with the fields of an event, as the API takes it (multipart). What belongs to the event's own days is left
 * out: when its ticket types are on sale, and its time where that has passed.
 */
export function eventCopy(event: Event, banner: Blob | undefined, now: number): FormData {
  const form = new FormData();
  form.set('title', `Copy of ${event.title}`.slice(0, TITLE_MAX_CHARACTERS));
  for (const name of copiedTexts) {
    const text = String(event[name]);
    if (text !== '') form.set(name, text);
  }
  const { start_date, end_date } = event;
  if (start_date !== null && end_date !== null && Date.parse(start_date) > now) {
    form.set('start_date', start_date);
    form.set('end_date', end_date);
  }
  const types = event.ticket_types.map(({ ticket_type, price, quota }) => ({
    ticket_type,
    price,
    ...(quota === undefined ? {} : { quota }),
  }));
  form.set('ticket_types', JSON.stringify(types));
  form.set('status', 'DRAFT');
  if (banner) form.set('banner_image', banner, 'banner.webp');
  return form;
}
