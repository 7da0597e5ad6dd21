import { instantOf, wallTimeOf } from './zonedTime';

test.each([
  ['2026-11-21T09:00', 'Africa/Lagos', '2026-11-21T08:00:00.000Z'],
  ['2026-12-31T23:30', 'Africa/Lagos', '2026-12-31T22:30:00.000Z'],
  ['2027-01-01T00:15', 'Africa/Lagos', '2026-12-31T23:15:00.000Z'],
  ['2026-07-01T12:00', 'Europe/London', '2026-07-01T11:00:00.000Z'],
  ['2026-12-01T12:00', 'Europe/London', '2026-12-01T12:00:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-07-01T08:00', 'America/New_York', '2026-07-01T12:00:00.000Z'],
])('%s in %s is %s, and back', (wallTime, zone, instant) => {
  expect(new Date(instantOf(wallTime, zone)).toISOString()).toBe(instant);
  expect(wallTimeOf(instant, zone)).toBe(wallTime);
});

test('an invalid time has no instant', () => {
  expect(instantOf('', 'Africa/Lagos')).toBeNaN();
  expect(instantOf('soon', 'Africa/Lagos')).toBeNaN();
});
