import { datedCsv } from './csv';

test('a file is named after the day in Lagos, in any zone', () => {
  expect(datedCsv('attendees-12', Date.parse('2031-03-01T23:30:00Z'))).toBe(
    'attendees-12-2031-03-02.csv',
  );
});
