import { calendarFile } from './calendarFile';

const event = {
  eventId: 7,
  eventTitle:
    'Late, "loud"; and long: a night of talks about everything that computers do in Lagos',
  location: '1 Broad Street\nLagos',
  startsAt: '2026-03-14T22:30:00Z',
  endsAt: '2026-03-15T01:00:00Z',
  timezone: 'Africa/Lagos',
};
const options = { publicUrl: 'https://nzuko.test', asOf: new Date('2026-01-01T00:00:00Z') };

it('an event at 23:30 Lagos time is the same instant in every zone', () => {
  const file = calendarFile(event, options);
  expect(file).toContain('DTSTART:20260314T223000Z\r\nDTEND:20260315T010000Z\r\n');
});

it('publishes one entry, its calendar’s properties first', () => {
  const file = calendarFile({ ...event, eventTitle: 'Late' }, { ...options, isCancelled: true });
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Nzuko//Tickets//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:Africa/Lagos',
      'BEGIN:VEVENT',
      'UID:event-7@nzuko.test',
      'SEQUENCE:29453760',
      'DTSTAMP:20260101T000000Z',
      'DTSTART:20260314T223000Z',
      'DTEND:20260315T010000Z',
      'SUMMARY:Late',
      'LOCATION:1 Broad Street\\nLagos',
      'URL;VALUE=URI:https://nzuko.test/events/7',
      'STATUS:CANCELLED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
  expect(calendarFile(event, options)).not.toContain('STATUS');
});

it('updates the entry of an earlier file', () => {
  const numberOf = (asOf: Date) =>
    Number(/SEQUENCE:(\d+)/.exec(calendarFile(event, { ...options, asOf }))?.[1]);
  const first = numberOf(options.asOf);
  expect(numberOf(new Date('2026-01-01T00:01:00Z'))).toBeGreaterThan(first);
});

it('says in the event’s own zone when doors open', () => {
  const file = calendarFile({ ...event, doorsOpenAt: '2026-03-14T21:30:00Z' }, options);
  expect(file.replaceAll('\r\n ', '')).toMatch(
    /DESCRIPTION:Doors open: Sat\\, 14 Mar 2026.{1,5}22:30/,
  );
  expect(calendarFile(event, options)).not.toContain('DESCRIPTION');
});

it('escapes what would break a line, and folds long ones within 75 bytes', () => {
  const file = calendarFile({ ...event, location: 'Ọjà Ọ̀bà 🎟 '.repeat(12) }, options);
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file).not.toContain('\uFFFD');
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Late\\, "loud"\\; and long: a night');
  expect(unfolded).toContain('Ọjà Ọ̀bà 🎟 Ọjà');
  expect(calendarFile(event, options)).toContain('LOCATION:1 Broad Street\\nLagos');
});
