import { calendarFile } from './calendarFile';

const entry = {
  uid: 'event-7@nzuko.test',
  title: 'Late, "loud"; and long: a night of talks about everything that computers do in Lagos',
  location: '1 Broad Street\nLagos',
  starts: new Date('2026-03-14T22:30:00Z'),
  ends: new Date('2026-03-15T01:00:00Z'),
  url: 'https://nzuko.test/events/7',
};

it('an event at 23:30 Lagos time is that moment in every zone', () => {
  const file = calendarFile(entry, new Date('2026-01-01T00:00:00Z'));
  expect(file).toContain('DTSTART:20260314T223000Z\r\nDTEND:20260315T010000Z\r\n');
});

it('escapes what would break a line, and folds long ones within 75 bytes', () => {
  const file = calendarFile({ ...entry, location: 'Ọjà Ọ̀bà 🎟 '.repeat(12) }, entry.starts);
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toContain('\uFFFD');
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Late\\, "loud"\\; and long: a night');
  expect(unfolded).toContain('Ọjà Ọ̀bà 🎟 Ọjà');
  expect(calendarFile(entry, entry.starts)).toContain('LOCATION:1 Broad Street\\nLagos');
});
