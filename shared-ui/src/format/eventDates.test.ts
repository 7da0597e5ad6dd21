import { formatEventDate, formatEventDateRange, formatEventTime } from './eventDates';

const start = '2026-11-21T08:00:00Z';

// The machine's own zone must not matter; jest runs in it, so the cases straddle midnight in Lagos instead.
describe('formatEventDate', () => {
  it("writes the day in the event's zone", () => {
    expect(formatEventDate(start)).toBe('Sat, 21 Nov 2026');
  });

  it('is in Lagos by default, where 23:30 UTC is the next day already', () => {
    expect(formatEventDate('2026-11-21T23:30:00Z')).toBe('Sun, 22 Nov 2026');
    expect(formatEventDate('2026-11-21T23:30:00Z', 'UTC')).toBe('Sat, 21 Nov 2026');
  });

  it('takes a Date, and says so when there is no date', () => {
    expect(formatEventDate(new Date(start))).toBe('Sat, 21 Nov 2026');
    expect(formatEventDate('soon')).toBe('Date to be announced');
  });
});

describe('formatEventTime', () => {
  it('writes the time in Lagos with the label WAT', () => {
    expect(formatEventTime(start)).toBe('09:00 WAT');
    expect(formatEventTime('2026-11-21T23:30:00Z')).toBe('00:30 WAT');
  });

  it("labels another zone with that zone's name", () => {
    expect(formatEventTime(start, 'UTC')).toBe('08:00 UTC');
  });

  it('writes nothing when there is no date', () => {
    expect(formatEventTime('soon')).toBe('');
  });
});

describe('formatEventDateRange', () => {
  it('writes day and hours of an event within a day', () => {
    expect(formatEventDateRange(start, '2026-11-21T16:00:00Z')).toBe(
      'Sat, 21 Nov 2026, 09:00–17:00 WAT',
    );
  });

  it('writes first and last day of a longer event', () => {
    expect(formatEventDateRange(start, '2026-11-23T16:00:00Z')).toBe('21–23 Nov 2026');
    expect(formatEventDateRange(start, '2026-12-02T16:00:00Z')).toMatch(/^21 Nov–2 Dec 2026$/);
  });

  it('writes the start alone when the end is before it or no date', () => {
    expect(formatEventDateRange(start, '2026-11-20T16:00:00Z')).toBe('Sat, 21 Nov 2026');
    expect(formatEventDateRange(start, '')).toBe('Sat, 21 Nov 2026');
  });
});
