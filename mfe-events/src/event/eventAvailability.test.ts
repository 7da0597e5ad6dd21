import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import type { Event } from '../api/eventsApi';
import { availabilityOf, type Availability } from './eventAvailability';

const vip = { ticket_type: 'VIP', price: '900.00', available: 0 } as const;
const later = { ...vip, sale_starts_at: daysFromNow(1) };
const over = { ...vip, sale_ends_at: daysFromNow(-1) };

test.each<[Availability, Partial<Event>]>([
  ['open', {}],
  ['open', { ticket_types: [vip, later, { ...vip, available: 1 }] }],
  ['notYet', { ticket_types: [vip, over, later] }],
  ['soldOut', { ticket_types: [vip, over] }],
  ['heldBack', { ticket_types: [vip, over], is_unlisted: true }],
  ['ended', { ticket_types: [over] }],
  ['ended', { ticket_types: [over], is_unlisted: true }],
  ['soldOut', { available_capacity: 0, ticket_types: [later] }],
  ['soldOut', { available_capacity: 0 }],
  ['soldOut', { available_capacity: 0, is_unlisted: true }],
  ['started', { start_date: daysFromNow(-0.01) }],
  ['started', { start_date: daysFromNow(-0.01), available_capacity: 0 }],
  ['paused', { is_suspended: true }],
  ['paused', { is_suspended: true, ticket_types: [vip] }],
  ['past', { start_date: daysFromNow(-2), end_date: daysFromNow(-1) }],
  ['cancelled', { status: 'CANCELLED', end_date: daysFromNow(-1) }],
  ['draft', { status: 'DRAFT', start_date: null, end_date: null }],
])('an event is %s with %j', (expected, overrides) => {
  expect(availabilityOf(buildEvent(overrides), Date.now())).toBe(expected);
});
