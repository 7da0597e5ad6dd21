/** A scan's times by its device's clock, as ISO text. */
interface DeviceTimes {
  scanned_at: string;
  sent_at: string;
}

/**
 * When a scan was made, by our clock. A device's clock may be hours off, so only the elapsed time is used, limited to
 * between `issued` and `now`.
 */
export function scanTime({ scanned_at, sent_at }: DeviceTimes, issued: Date, now: Date): Date {
  const age = Date.parse(sent_at) - Date.parse(scanned_at);
  // The schema allows leap seconds, which Date can't parse.
  const then = Number.isNaN(age) ? now.getTime() : now.getTime() - age;
  return new Date(Math.min(Math.max(then, issued.getTime()), now.getTime()));
}
