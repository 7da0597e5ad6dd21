import { buildSalesReport } from '../../../test/builders';
import { checkInBars, salesBars } from './chartBars';
import { pickRange } from './timeRanges';

const by_day = [
  { day: '2026-02-28', tickets: 2, revenue: '3000.50' },
  { day: '2026-03-01', tickets: 3, revenue: '4500.00' },
  { day: '2025-12-24', tickets: 9, revenue: '0.00' },
];

test('sales are charted by day, including days without sales', () => {
  const { tickets, revenue } = salesBars(
    buildSalesReport({ by_day }),
    '2026-03-01',
    pickRange('7'),
  );
  expect(tickets.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 2, 3]);
  expect(revenue.at(-2)).toEqual({ label: '28 Feb', value: 300_050, text: '₦3,000.50' });
});

test('sales of three months are charted by week, and none is lost', () => {
  const { tickets } = salesBars(buildSalesReport({ by_day }), '2026-03-01', pickRange('90'));
  expect(tickets.at(-1)).toEqual({ label: '23 Feb – 1 Mar', value: 5, text: '5' });
  expect(tickets.reduce((sum, { value }) => sum + value, 0)).toBe(14);
});

test('check-ins of all days are counted by the hour of the day', () => {
  const check_ins_by_hour = [
    { hour: '2026-03-01T09:00', check_ins: 4 },
    { hour: '2026-03-02T09:00', check_ins: 1 },
    { hour: '2026-03-02T11:00', check_ins: 2 },
  ];
  expect(
    checkInBars(buildSalesReport({ check_ins_by_hour })).map(({ label, value }) => [label, value]),
  ).toEqual([
    ['09:00', 5],
    ['10:00', 0],
    ['11:00', 2],
  ]);
});

test.each([
  ['00', ['00:00', '01:00']],
  ['09', ['08:00', '09:00', '10:00']],
  ['23', ['22:00', '23:00']],
])('check-ins in the hour of %s alone stand between its neighbours', (hour, labels) => {
  const check_ins_by_hour = [{ hour: `2026-03-01T${hour}:00`, check_ins: 4 }];
  const bars = checkInBars(buildSalesReport({ check_ins_by_hour }));
  expect(bars.map(({ label }) => label)).toEqual(labels);
  expect(bars.filter(({ value }) => value > 0)).toEqual([
    { label: `${hour}:00`, value: 4, text: '4' },
  ]);
});

test('without check-ins there are no bars', () => {
  expect(checkInBars(buildSalesReport({ check_ins_by_hour: [] }))).toEqual([]);
});
