const OFFERED_HOURS = [0, 6, 24, 72, 168];

function labelOf(hours: number): string {
  if (hours === 0) return 'Not offered';
  if (hours <= 24 || hours % 24 !== 0) return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return `${hours / 24} days`;
}

/** The choices of a pay-later window, with the event's own if it has another. */
export function payLaterOptions(current: string) {
  const hours = [...new Set([...OFFERED_HOURS, Number(current)])].sort((a, b) => a - b);
  return hours.map((each) => ({ value: String(each), label: labelOf(each) }));
}
