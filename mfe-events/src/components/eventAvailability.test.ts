import { buildEvent, daysFromNow } from '../test/builders';
import { availabilityOf } from './eventAvailability';

test.each([
  ['open', {}],
  ['soldOut', { available_capacity: 0 }],
  ['past', { end_date: daysFromNow(-1) }],
  ['past', { end_date: daysFromNow(-1), available_capacity: 0 }],
  ['cancelled', { status: 'CANCELLED', end_date: daysFromNow(-1) }],
  ['draft', { status: 'DRAFT', start_date: null, end_date: null }],
] as const)('an event is %s with %j', (expected, overrides) => {
  expect(availabilityOf(buildEvent(overrides), Date.now())).toBe(expected);
});
