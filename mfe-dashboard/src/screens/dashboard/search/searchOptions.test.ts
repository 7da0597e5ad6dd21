import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { buildFoundAttendee } from '../../../test/builders';
import { attendeeOptions, eventOptions } from './searchOptions';

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => buildEvent({ id: index + 1 }));

test.each([
  [0, 0, []],
  [3, 3, ['event 1', 'event 2', 'event 3']],
  [1, 4, ['event 1', 'rest of events']],
])('%i events of %i', (shown, count, keys) => {
  expect(eventOptions(buildPage(events(shown), count), 'x').map(({ key }) => key)).toEqual(keys);
});

test('never more than eight events', () => {
  expect(eventOptions(buildPage(events(12), 12), 'x').at(-1)).toEqual({
    key: 'rest of events',
    to: '/events?search=x',
    rest: 4,
  });
});

test.each([
  ['ORGANIZER', 'VALID', '/dashboard?tab=attendees&event=7&search=NZ-7F3K-22QP'],
  [
    'ORGANIZER',
    'PENDING',
    '/dashboard?tab=ticket-sales&event=7&search=NZ-7F3K-22QP&when=all&status=ANY',
  ],
  [
    'ORGANIZER',
    'CANCELLED',
    '/dashboard?tab=ticket-sales&event=7&search=NZ-7F3K-22QP&when=all&status=ANY',
  ],
  ['ADMIN', 'VALID', '/dashboard?tab=ticket-sales&event=7&search=NZ-7F3K-22QP&when=all&status=ANY'],
] as const)('for %s, a %s ticket leads to %s', (role, status, to) => {
  const results = [buildFoundAttendee({ status })];
  expect(attendeeOptions({ count: 1, results }, 'ngo', role)[0]?.to).toBe(to);
});

test('the rest of the attendees links to Ticket Sales', () => {
  const results = [buildFoundAttendee()];
  expect(attendeeOptions({ count: 9, results }, 'ngo', 'ORGANIZER')[1]).toEqual({
    key: 'rest of attendees',
    to: '/dashboard?tab=ticket-sales&search=ngo&when=all&status=ANY',
    rest: 8,
  });
});
