import { visitorTimeText } from './visitorTime';

const nine = '2026-11-21T08:00:00.000Z';

test.each([
  ['in another zone', nine, 'Africa/Lagos', 'Europe/London', 'Starts at 08:00 GMT for you'],
  [
    'on another day',
    '2026-11-21T01:00:00.000Z',
    'Africa/Lagos',
    'America/New_York',
    'Fri, 20 Nov, 20:00 GMT\u2060-\u20605 for you',
  ],
  ['in the event’s zone', nine, 'Africa/Lagos', 'Africa/Lagos', null],
  ['in another zone with the same time', nine, 'Africa/Lagos', 'Africa/Algiers', null],
  ['without a date', null, 'Africa/Lagos', 'Europe/London', null],
])('a visitor %s', (_who, start, eventZone, zone, text) => {
  const shown = visitorTimeText(start, eventZone, zone);
  expect(shown?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
