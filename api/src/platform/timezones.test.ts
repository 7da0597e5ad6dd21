import { formatInZone, isTimezone, startOfDay } from './timezones';

describe('startOfDay', () => {
  it.each([
    ['2026-03-14', 'Africa/Lagos', '2026-03-13T23:00:00.000Z'],
    ['2026-12-31', 'Asia/Kolkata', '2026-12-30T18:30:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    // The days on which clocks go forward and back, and the day after.
    ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z'],
    ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', 'Europe/London', '2026-10-26T00:00:00.000Z'],
    // Clocks go back here before the day starts in UTC.
    ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
  ])('%s begins in %s at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone)?.toISOString()).toBe(moment);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-3-1', 'today', ''])('there is no day "%s"', (day) => {
    expect(startOfDay(day, 'Africa/Lagos')).toBeNull();
  });
});

describe('formatInZone', () => {
  it('shows the date of 23:30 in Lagos, whatever the local zone', () => {
    expect(formatInZone(new Date('2026-03-14T22:30:00Z'), 'Africa/Lagos')).toMatch(
      /^Sat, 14 Mar 2026, 23:30 (WAT|GMT\+1)$/,
    );
  });
});

describe('isTimezone', () => {
  it('accepts only time zones', () => {
    expect(isTimezone('Africa/Lagos')).toBe(true);
    expect(isTimezone('Lagos')).toBe(false);
    expect(isTimezone('+01:00')).toBe(false);
  });

  it.each(['AET', 'SystemV/AST4', 'PST'])('accepts no name that only ICU knows: %s', (name) => {
    expect(isTimezone(name)).toBe(false);
  });

  it.each(['UTC', 'africa/lagos', 'America/Argentina/Ushuaia', 'Etc/GMT-1'])(
    'accepts %s',
    (name) => {
      expect(isTimezone(name)).toBe(true);
    },
  );
});
