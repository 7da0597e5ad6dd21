import { readMonth } from './months';

const now = new Date('2026-11-23T03:00:00Z');

it.each([
  ['2026-10', '2026-09-30T23:00:00.000Z', '2026-10-31T23:00:00.000Z', 'October 2026', true],
  ['2026-11', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z', 'November 2026', false],
  ['2025-12', '2025-11-30T23:00:00.000Z', '2025-12-31T23:00:00.000Z', 'December 2025', true],
  ['2000-01', '1999-12-31T23:00:00.000Z', '2000-01-31T23:00:00.000Z', 'January 2000', true],
])('%s is from midnight to midnight in Lagos', (name, from, until, title, isOver) => {
  const month = readMonth(name, now);
  expect({ from: month.from.toISOString(), until: month.until.toISOString() }).toEqual({ from, until }); // oxfmt-ignore
  expect(month).toMatchObject({ title, isOver });
});

it('has begun when it has in Lagos', () => {
  expect(readMonth('2026-12', new Date('2026-11-30T23:00:00Z'))).toMatchObject({ isOver: false });
  expect(() => readMonth('2026-12', new Date('2026-11-30T22:59:59.999Z'))).toThrow();
});

it.each([
  '2026-13',
  '2026-00',
  '2026-1',
  '26-01',
  '2026',
  '1999-12',
  '0000-01',
  '2026-11-01',
  '٢٠٢٦-١١',
  ' 2026-11',
])(
  // oxfmt-ignore
  'takes “%s” for no month',
  (name) => {
    expect(() => readMonth(name, now)).toThrow(
      expect.objectContaining({
        fields: { month: ['Month must be a year and a month, such as 2026-03'] },
      }),
    );
  },
);

it('refuses a month that has not begun', () => {
  expect(() => readMonth('2026-12', now)).toThrow(
    expect.objectContaining({ fields: { month: ['This month has not begun yet'] } }),
  );
});
