/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The instant (milliseconds since 1970) at which clocks in a zone show "2026-11-21T09:00"; NaN when that is no time. */
export function instantOf(wallTime: string, zone: string): number {
  const asIfUtc = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(asIfUtc)) return NaN;
  const guess = asIfUtc - offsetAt(asIfUtc, zone);
  // The first guess may stand on the other side of a change of clocks.
  return asIfUtc - offsetAt(guess, zone);
}

/** What clocks in a zone show at an instant, as a date-time input writes it: "2026-11-21T09:00". */
export function wallTimeOf(instant: string, zone: string): string {
  const time = Date.parse(instant);
  return new Date(time + offsetAt(time, zone)).toISOString().slice(0, 16);
}
