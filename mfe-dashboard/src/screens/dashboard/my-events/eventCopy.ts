import { eventLimits, eventTimes } from '@nzuko/contract';

import type { Event } from '../../../api/eventsApi';

const copiedTexts = [
  'description',
  'location',
  'city',
  'timezone',
  'category',
  'max_attendees',
  'pay_later_hours',
  'fees_borne_by',
  'refund_share',
  'refund_until_hours',
] as const satisfies readonly (keyof Event)[];

/**
 * Form data for a draft copy of an event. Leaves out its dates if they have passed, and with them its ticket types' sale dates;
 * also the end of a sale that is over, with which the copy couldn't be published.
 */
export function eventCopy(event: Event, banner: Blob | undefined, now: number): FormData {
  const form = new FormData();
  const title = `Copy of ${event.title}`.slice(0, eventLimits.title.maxLength);
  // Half an emoji would arrive as a question mark.
  form.set('title', title.replace(/[\uD800-\uDBFF]$/, ''));
  for (const name of copiedTexts) {
    const isOpen = event.undecided?.some((number) => number === name);
    const text = isOpen ? '' : String(event[name]);
    if (text !== '') form.set(name, text);
  }
  const isAhead = event.start_date !== null && Date.parse(event.start_date) > now;
  for (const name of isAhead ? eventTimes : []) {
    const time = event[name];
    if (time) form.set(name, time);
  }
  const types = event.ticket_types.map(
    ({ ticket_type, name, price, quota, sale_starts_at, sale_ends_at }) => ({
      ticket_type,
      ...(name === undefined ? {} : { name }),
      price,
      ...(quota === undefined ? {} : { quota }),
      ...(isAhead && sale_starts_at ? { sale_starts_at } : {}),
      ...(isAhead && sale_ends_at && Date.parse(sale_ends_at) > now ? { sale_ends_at } : {}),
    }),
  );
  form.set('ticket_types', JSON.stringify(types));
  form.set('status', 'DRAFT');
  if (banner) form.set('banner_image', banner, 'banner.webp');
  return form;
}
