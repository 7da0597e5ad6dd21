import { statementMonths } from './statementMonths';

test('months go no further back than to the first event', () => {
  const now = new Date('2026-12-31T23:30:00Z');
  const values = (since: string) => statementMonths(now, since).map(({ value }) => value);
  expect(values('2026-10-31T23:30:00Z')).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(values(now.toISOString())).toEqual(['2027-01']);
});

test('months go two years back from the present one in Lagos', () => {
  const months = statementMonths(new Date('2026-12-31T23:30:00Z'));
  expect(months).toHaveLength(24);
  expect(months[0]).toEqual({ value: '2027-01', label: 'January 2027, so far' });
  expect(months[1]).toEqual({ value: '2026-12', label: 'December 2026' });
  expect(months.at(-1)).toEqual({ value: '2025-02', label: 'February 2025' });
});
