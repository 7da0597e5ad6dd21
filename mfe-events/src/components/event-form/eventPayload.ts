import { defaultTimeZone } from 'shared-ui';

import type { NewTicketType } from '../../api/eventsApi';
import { instantOf } from '../zonedTime';
import type { EventValues } from './eventSchema';
import type { TicketTypeValues } from './ticketTypeSchema';

/** The moment that a date-time input stands for, as the API takes it; null for an empty one. */
export const isoOf = (wallTime: string): string | null =>
  wallTime === '' ? null : new Date(instantOf(wallTime, defaultTimeZone)).toISOString();

/** A ticket type as the API takes it; null is what narrows nothing. */
export const ticketTypeOf = (type: TicketTypeValues): NewTicketType => ({
  ticket_type: type.ticket_type,
  price: type.price.trim(),
  quota: type.quota.trim() === '' ? null : Number(type.quota),
  sale_starts_at: isoOf(type.sale_starts_at),
  sale_ends_at: isoOf(type.sale_ends_at),
});

/** The form of a new event as the API takes it (multipart, ISO times); what was left empty is left out. */
export function eventPayload(
  { ticket_types, ticket_price, ...values }: EventValues,
  status: 'DRAFT' | 'PUBLISHED',
  banner: File | null,
): FormData {
  const form = new FormData();
  const texts = {
    ...values,
    start_date: isoOf(values.start_date) ?? '',
    end_date: isoOf(values.end_date) ?? '',
    timezone: defaultTimeZone,
    ...(ticket_types.length > 0
      ? { ticket_types: JSON.stringify(ticket_types.map(ticketTypeOf)) }
      : { ticket_price }),
    status,
  };
  for (const [name, value] of Object.entries(texts)) {
    if (value.trim() !== '') form.set(name, value.trim());
  }
  if (banner) form.set('banner_image', banner);
  return form;
}
