import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { buildSalesReport } from '../../../test/builders';
import { performanceRows, performances, totalsOf } from './performance';

const allTime = buildSalesReport();
const [
  figures = {
    event_id: 7,
    title: '',
    max_attendees: 120,
    tickets: 0,
    revenue: '0.00',
    checked_in: 0,
    start_date: null,
  },
] = allTime.events;
const range = buildSalesReport({ events: [{ ...figures, tickets: 10, checked_in: 2 }] });
const event = buildEvent({ ticket_price: '1500.50' });

test('sales are those of the range, occupancy counts all sales', () => {
  expect(performances([event], { range, allTime }, Date.now())).toEqual([
    {
      eventId: 7,
      title: 'Lagos React Meetup',
      totalTickets: 120,
      soldTickets: 10,
      checkedIn: 2,
      availableCapacity: 80,
      occupancyRate: 0.5,
      revenueKobo: 1_500_500,
      paidKobo: 9_000_000,
      isUpcoming: true,
      isCancelled: false,
      hasBegun: false,
    },
  ]);
});

test('revenue is sold tickets times event price', () => {
  expect(totalsOf(performances([event], { range, allTime }, Date.now())).revenue).toBe('15005.00');
});

test('a draft has no row, an event without sales has zeros', () => {
  const rows = performances(
    [buildEvent({ id: 1, status: 'DRAFT' }), buildEvent({ id: 2, start_date: daysFromNow(-2) })],
    { range: buildSalesReport({ events: [] }), allTime: buildSalesReport({ events: [] }) },
    Date.now(),
  );
  expect(rows).toEqual([
    expect.objectContaining({
      eventId: 2,
      soldTickets: 0,
      occupancyRate: 0,
      isUpcoming: false,
      hasBegun: true,
    }),
  ]);
});

test('a cancelled event has no seats left, and doesn’t count towards occupancy', () => {
  const cancelled = buildEvent({ id: 8, status: 'CANCELLED', available_capacity: 120 });
  const rows = performances([event, cancelled], { range, allTime }, Date.now());
  expect(rows[1]).toMatchObject({ isCancelled: true, availableCapacity: 0 });
  expect(totalsOf(rows).occupancyRate).toBe(0.5);
});

test('an administrator’s row of another organizer’s event shows the amount paid', () => {
  const rows = performances([], { range: allTime, allTime }, Date.now());
  expect(rows).toEqual([
    expect.objectContaining({ eventId: 7, revenueKobo: 9_000_000, availableCapacity: 60 }),
  ]);
  expect(rows[0]?.hasBegun).toBe(false);
  const begun = buildSalesReport({ events: [{ ...figures, start_date: daysFromNow(-1) }] });
  const [row] = performances([], { range: begun, allTime: begun }, Date.now());
  expect(row?.hasBegun).toBe(true);
});

test('no event gives no occupancy', () => {
  expect(totalsOf([])).toEqual({
    soldTickets: 0,
    checkedIn: 0,
    revenue: '0.00',
    occupancyRate: 0,
  });
});

test('the CSV has the columns of the spec', () => {
  const rows = performances([event], { range, allTime }, Date.now());
  expect(performanceRows(rows)).toEqual([
    [
      'Event Name',
      'Total Tickets',
      'Sold Tickets',
      'Checked In',
      'Available Capacity',
      'Occupancy Rate',
    ],
    ['Lagos React Meetup', '120', '10', '2', '80', '50%'],
  ]);
});
