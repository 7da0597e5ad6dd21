import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { standingOf } from './eventStanding';

test.each([
  [undefined, {}],
  [undefined, { start_date: null, end_date: null }],
  ['past', { start_date: daysFromNow(-2), end_date: daysFromNow(-1), is_suspended: true }],
  ['started', { start_date: daysFromNow(-0.01), available_capacity: 0 }],
  ['paused', { is_suspended: true, available_capacity: 0 }],
  ['soldOut', { available_capacity: 0 }],
])('an event is %s with %j', (expected, overrides) => {
  expect(standingOf(buildEvent(overrides), Date.now())).toBe(expected);
});
