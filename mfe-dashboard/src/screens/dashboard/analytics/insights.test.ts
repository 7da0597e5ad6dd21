import { keyInsights } from './insights';
import type { Performance } from './performance';

const row = (title: string, overrides: Partial<Performance> = {}): Performance => ({
  eventId: 1,
  title,
  totalTickets: 100,
  soldTickets: 0,
  checkedIn: 0,
  availableCapacity: 100,
  occupancyRate: 0.6,
  revenueKobo: 0,
  paidKobo: 0,
  isCancelled: false,
  isUpcoming: true,
  hasBegun: true,
  ...overrides,
});

const insight = (rows: Performance[], key: string) =>
  keyInsights(rows, 'Last 30 days').find((each) => each.key === key);

test.each([
  [[0.8], '1 high-performing event', '80% occupancy or more: E0.'],
  [[0.799], '0 high-performing events', 'No event has reached 80% occupancy yet.'],
  [[1, 0.8], '2 high-performing events', '80% occupancy or more: E0 and E1.'],
  [[1, 1, 1, 1, 0.9], '5 high-performing events', '80% occupancy or more: E0, E1, E2 and 2 more.'],
])('with occupancies of %j there are %s', (rates, title, text) => {
  const rows = rates.map((occupancyRate, index) => row(`E${index}`, { occupancyRate }));
  expect(insight(rows, 'high-performing')).toMatchObject({ title, text });
});

test('the best seller is the event with the most sales of the range', () => {
  const rows = [row('Quiet', { soldTickets: 1 }), row('Loud', { soldTickets: 1200 })];
  expect(insight(rows, 'best-seller')?.text).toBe('Loud sold 1,200 tickets in the last 30 days.');
});

test('without sales it says so', () => {
  expect(insight([row('A')], 'best-seller')?.text).toBe('No tickets sold in the last 30 days.');
});

test('the turnout is the share of sold tickets that were checked in', () => {
  const rows = [row('A', { soldTickets: 40, checkedIn: 30 })];
  expect(insight(rows, 'turnout')?.title).toBe('75% checked in');
  expect(insight([row('A', { soldTickets: 40 })], 'turnout')).toBeUndefined();
});

test('the turnout counts only events that have begun', () => {
  const rows = [
    row('Over', { soldTickets: 40, checkedIn: 30 }),
    row('To come', { soldTickets: 160, checkedIn: 1, hasBegun: false }),
  ];
  expect(insight(rows, 'turnout')).toMatchObject({
    title: '75% checked in',
    text: '30 of the 40 tickets sold for events that have begun were checked in.',
  });
});

test.each([
  [0.49, true, '1 event with seats to fill'],
  [0.5, true, undefined],
  [0.1, false, undefined],
])(
  'an event with occupancy %d that is upcoming (%s) gives %s',
  (occupancyRate, isUpcoming, title) => {
    expect(insight([row('A', { occupancyRate, isUpcoming })], 'needs-attention')?.title).toBe(
      title,
    );
  },
);

test('no event gives no insight', () => {
  expect(keyInsights([], 'Last year')).toEqual([]);
});
