const STEPS: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 'second'],
  [3600, 'minute'],
  [86_400, 'hour'],
  [Infinity, 'day'],
];
const UNIT_SECONDS: Partial<Record<Intl.RelativeTimeFormatUnit, number>> = {
  minute: 60,
  hour: 3600,
  day: 86_400,
};

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How long ago a moment was: "2 hours ago"; "just now" in its first minute, and if clocks differ. */
export function agoText(moment: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const [, unit] = STEPS.find(([until]) => seconds < until) ?? [0, 'day' as const];
  const size = UNIT_SECONDS[unit];
  return size === undefined ? 'just now' : format.format(-Math.floor(seconds / size), unit);
}
