import { buildEvent, daysFromNow } from '../test/builders';
import { availabilityOf } from './eventAvailability';

test.each([
  ['open', {}],
  ['soldOut', { available_capacity: 0 }],
  ['started', { start_date: daysFromNow(-0.01) }],
  ['started', { start_date: daysFromNow(-0.01), available_capacity: 0 }],
  ['past', { start_date: daysFromNow(-2), end_date: daysFromNow(-1) }],
  ['cancelled', { status: 'CANCELLED', end_date: daysFromNow(-1) }],
  ['draft', { status: 'DRAFT', start_date: null, end_date: null }],
] as const)('an event is %s with %j', (expected, overrides) => {
  expect(availabilityOf(buildEvent(overrides), Date.now())).toBe(expected);
});
