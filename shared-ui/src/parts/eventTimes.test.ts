import { plainText } from '@nzuko/shared-ui';

import { momentText, placeText, startLeaf, ticketTimes, timeFacts, whenText } from './eventTimes';

const lateEvening = {
  start_date: '2026-11-21T23:30:00.000Z',
  end_date: '2026-11-22T01:00:00.000Z',
  timezone: 'Africa/Lagos',
};

test('the day on the calendar leaf is the one at the event', () => {
  expect(startLeaf(lateEvening)).toEqual({ month: 'Nov', day: '22' });
  expect(startLeaf({ ...lateEvening, timezone: 'Europe/London' })).toEqual({
    month: 'Nov',
    day: '21',
  });
});

test('a moment has the date, the time and the zone', () => {
  expect(plainText(momentText('2026-11-21T08:00:00.000Z', 'Africa/Lagos'))).toBe(
    'Sat, 21 Nov 2026, 09:00 WAT',
  );
});

test('doors open before the start, where it is given', () => {
  const event = { ...lateEvening, doors_open: '2026-11-21T22:45:00.000Z' };
  const doors = 'Sat, 21 Nov 2026, 23:45 WAT';
  const linesOf = (ticket: typeof event | typeof undated) => ticketTimes(ticket).map(plainText);
  const undated = { ...event, doors_open: null };
  const when = plainText(whenText(event));
  expect(linesOf(event)).toEqual([when, `Doors open ${doors}`]);
  const onTheDay = { ...event, doors_open: '2026-11-21T23:10:00.000Z' };
  expect(linesOf(onTheDay)[1]).toBe('Doors open 00:10 WAT');
  expect(linesOf(undated)).toEqual([when]);
  const facts = timeFacts(event).map(({ name, text }) => ({ name, text: plainText(text) }));
  expect(facts).toEqual([
    { name: 'Doors open', text: doors },
    { name: 'Starts', text: 'Sun, 22 Nov 2026, 00:30 WAT' },
    { name: 'Ends', text: 'Sun, 22 Nov 2026, 02:00 WAT' },
  ]);
  expect(timeFacts(undated)).toHaveLength(2);
});

test('an event without dates says that they follow', () => {
  expect(whenText({ ...lateEvening, start_date: null })).toBe('Date to be announced');
  expect(whenText({ ...lateEvening, end_date: null })).toBe('Date to be announced');
  expect(momentText(null, 'Africa/Lagos')).toBe('Date to be announced');
  expect(startLeaf({ ...lateEvening, start_date: null })).toEqual({ month: 'Date', day: '–' });
});

test.each([
  ['Civic Tower', 'Lagos', 'Civic Tower, Lagos'],
  ['Civic Tower, Lagos', 'Lagos', 'Civic Tower, Lagos'],
  ['Civic Tower', '', 'Civic Tower'],
  ['', 'Lagos', 'Lagos'],
  ['', '', 'Place to be announced'],
])('the place "%s" in "%s" reads "%s"', (location, city, text) => {
  expect(placeText({ location, city })).toBe(text);
});

test('an event of several days says when its first one starts', () => {
  const conference = {
    start_date: '2026-11-27T17:00:00Z',
    end_date: '2026-11-28T16:00:00Z',
    timezone: 'Africa/Lagos',
  };
  expect(plainText(whenText(conference))).toBe('27–28 Nov 2026, from 18:00 WAT');
});

test('an evening until midnight is of one day', () => {
  const evening = {
    ...lateEvening,
    start_date: '2026-12-11T17:00:00Z',
    end_date: '2026-12-11T23:00:00Z',
  };
  expect(plainText(whenText(evening))).toBe('Fri, 11 Dec 2026, 18:00–00:00 WAT');
  const longer = { ...evening, end_date: '2026-12-12T23:00:00Z' };
  expect(plainText(whenText(longer))).toBe('11–12 Dec 2026, from 18:00 WAT');
});
