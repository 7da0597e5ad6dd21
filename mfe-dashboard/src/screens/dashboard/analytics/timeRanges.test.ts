import { firstDay, pickRange, splitRange, periodText, timeRanges } from './timeRanges';

test('the ranges are those of the spec', () => {
  expect(timeRanges.map(({ label, days }) => [label, days])).toEqual([
    ['Last 7 days', 7],
    ['Last 30 days', 30],
    ['Last 3 months', 90],
    ['Last year', 365],
  ]);
});

test.each([
  ['7', '2026-02-23'],
  ['30', '2026-01-31'],
  ['90', '2025-12-02'],
  ['365', '2025-03-02'],
  ['nonsense', '2026-01-31'],
])('?range=%s that ends on 1 March 2026 begins on %s', (value, first) => {
  expect(firstDay('2026-03-01', pickRange(value))).toBe(first);
});

test.each([
  ['7', 7],
  ['30', 30],
  ['90', 13],
  ['365', 13],
])('?range=%s is split into %d periods without a gap', (value, count) => {
  const range = pickRange(value);
  const cut = splitRange('2026-03-01', range);
  expect(cut).toHaveLength(count);
  expect(cut[0]?.from).toBe(firstDay('2026-03-01', range));
  expect(cut.at(-1)?.to).toBe('2026-03-01');
  cut.slice(1).forEach(({ from }, index) => {
    const gap = Date.parse(from) - Date.parse(cut[index]?.to ?? '');
    expect(gap).toBe(86_400_000);
  });
});

test.each([
  [{ from: '2026-03-03', to: '2026-03-03' }, '3 Mar'],
  [{ from: '2026-02-27', to: '2026-03-05' }, '27 Feb – 5 Mar'],
])('%j reads %s', (period, text) => {
  expect(periodText(period)).toBe(text);
});
