import {
  formatEventDate,
  formatEventDateRange,
  formatEventTime,
  plainText,
  type Instant,
} from './eventDates';

const start = '2026-11-21T08:00:00Z';
const dateOf = (...args: [Instant, string?]) => plainText(formatEventDate(...args));
const timeOf = (...args: [Instant, string?]) => plainText(formatEventTime(...args));
const rangeOf = (from: Instant, to: Instant) => plainText(formatEventDateRange(from, to));

// The result must not depend on the machine's time zone, so the cases straddle midnight in Lagos.
describe('formatEventDate', () => {
  it("writes the day in the event's zone", () => {
    expect(dateOf(start)).toBe('Sat, 21 Nov 2026');
  });

  it('defaults to Lagos, where 23:30 UTC is already the next day', () => {
    expect(dateOf('2026-11-21T23:30:00Z')).toBe('Sun, 22 Nov 2026');
    expect(dateOf('2026-11-21T23:30:00Z', 'UTC')).toBe('Sat, 21 Nov 2026');
  });

  it('takes a Date, and says so when the date is missing', () => {
    expect(dateOf(new Date(start))).toBe('Sat, 21 Nov 2026');
    expect(dateOf('soon')).toBe('Date to be announced');
  });
});

describe('formatEventTime', () => {
  it('writes the time in Lagos with the label WAT', () => {
    expect(timeOf(start)).toBe('09:00 WAT');
    expect(timeOf('2026-11-21T23:30:00Z')).toBe('00:30 WAT');
  });

  it('labels another zone with its name', () => {
    expect(timeOf(start, 'UTC')).toBe('08:00 UTC');
  });

  it('writes nothing when there is no date', () => {
    expect(timeOf('soon')).toBe('');
  });
});

describe('formatEventDateRange', () => {
  it('writes day and hours of a one-day event', () => {
    expect(rangeOf(start, '2026-11-21T16:00:00Z')).toBe('Sat, 21 Nov 2026, 09:00–17:00 WAT');
  });

  it('writes the first and last day of a longer event', () => {
    expect(rangeOf(start, '2026-11-23T16:00:00Z')).toBe('21–23 Nov 2026');
    expect(rangeOf(start, '2026-12-02T16:00:00Z')).toMatch(/^21 Nov–2 Dec 2026$/);
  });

  it('counts an end at midnight to the day before', () => {
    expect(rangeOf(start, '2026-11-21T23:00:00Z')).toBe('Sat, 21 Nov 2026, 09:00–00:00 WAT');
    expect(rangeOf(start, '2026-11-22T23:00:00Z')).toBe('21–22 Nov 2026');
    expect(rangeOf(start, '2026-11-21T23:01:00Z')).toBe('21–22 Nov 2026');
  });

  it('writes only the start when the end is earlier or invalid', () => {
    expect(rangeOf(start, '2026-11-20T16:00:00Z')).toBe('Sat, 21 Nov 2026');
    expect(rangeOf(start, '')).toBe('Sat, 21 Nov 2026');
  });
});

describe('the lines of a narrow screen', () => {
  const part = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060');

  it('break after the weekday and the date, and never within a date or a time', () => {
    expect(formatEventDate(start)).toBe(`Sat, ${part('21 Nov 2026')}`);
    expect(formatEventTime(start)).toBe(part('09:00 WAT'));
    expect(formatEventDateRange(start, '2026-11-21T16:00:00Z')).toBe(
      `Sat, ${part('21 Nov 2026')}, ${part('09:00–17:00 WAT')}`,
    );
    expect(formatEventDateRange(start, '2026-11-23T16:00:00Z')).toBe(part('21–23 Nov 2026'));
  });

  it('break between two months', () => {
    expect(formatEventDateRange(start, '2026-12-02T16:00:00Z')).toBe(
      `${part('21 Nov')}–${part('2 Dec 2026')}`,
    );
  });
});
