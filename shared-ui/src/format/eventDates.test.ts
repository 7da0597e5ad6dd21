import { formatEventDate, formatEventDateRange, formatEventTime } from './eventDates';

const start = '2026-11-21T08:00:00Z';

// The result must not depend on the machine's time zone, so the cases straddle midnight in Lagos.
describe('formatEventDate', () => {
  it("writes the day in the event's zone", () => {
    expect(formatEventDate(start)).toBe('Sat, 21 Nov 2026');
  });

  it('defaults to Lagos, where 23:30 UTC is already the next day', () => {
    expect(formatEventDate('2026-11-21T23:30:00Z')).toBe('Sun, 22 Nov 2026');
    expect(formatEventDate('2026-11-21T23:30:00Z', 'UTC')).toBe('Sat, 21 Nov 2026');
  });

  it('takes a Date, and says so when the date is missing', () => {
    expect(formatEventDate(new Date(start))).toBe('Sat, 21 Nov 2026');
    expect(formatEventDate('soon')).toBe('Date to be announced');
  });
});

describe('formatEventTime', () => {
  it('writes the time in Lagos with the label WAT', () => {
    expect(formatEventTime(start)).toBe('09:00 WAT');
    expect(formatEventTime('2026-11-21T23:30:00Z')).toBe('00:30 WAT');
  });

  it('labels another zone with its name', () => {
    expect(formatEventTime(start, 'UTC')).toBe('08:00 UTC');
  });

  it('writes nothing when there is no date', () => {
    expect(formatEventTime('soon')).toBe('');
  });
});

describe('formatEventDateRange', () => {
  it('writes day and hours of a one-day event', () => {
    expect(formatEventDateRange(start, '2026-11-21T16:00:00Z')).toBe(
      'Sat, 21 Nov 2026, 09:00–17:00 WAT',
    );
  });

  it('writes the first and last day of a longer event', () => {
    expect(formatEventDateRange(start, '2026-11-23T16:00:00Z')).toBe('21–23 Nov 2026');
    expect(formatEventDateRange(start, '2026-12-02T16:00:00Z')).toMatch(/^21 Nov–2 Dec 2026$/);
  });

  it('writes only the start when the end is earlier or invalid', () => {
    expect(formatEventDateRange(start, '2026-11-20T16:00:00Z')).toBe('Sat, 21 Nov 2026');
    expect(formatEventDateRange(start, '')).toBe('Sat, 21 Nov 2026');
  });
});
