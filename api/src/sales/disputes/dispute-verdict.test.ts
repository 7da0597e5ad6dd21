import { judgeDispute } from './dispute-verdict';

it.each([
  ['awaiting-merchant-feedback', null, 'OPEN'],
  ['awaiting-bank-feedback', 'declined', 'OPEN'],
  ['pending', undefined, 'OPEN'],
  ['resolved', 'declined', 'WON'],
  ['resolved', 'merchant-accepted', 'LOST'],
  ['resolved', 'auto-accepted', 'LOST'],
  ['resolved', null, 'unclear'],
  ['resolved', 'settled', 'unclear'],
  ['declined', null, 'WON'],
  ['merchant-accepted', undefined, 'LOST'],
])('a dispute that is %s (%s) is %s', (status, resolution, verdict) => {
  expect(judgeDispute({ status, resolution })).toBe(verdict);
});
