/** The times of a scan by the clock of its device, as ISO texts. */
interface DeviceTimes {
  scanned_at: string;
  sent_at: string;
}

/**
 * When a scan was, by our clock. A device may be hours off, so only how long ago it was is taken from it; and a ticket is
 * not scanned before it was `issued`, nor later than `now`.
 */
export function scanTime({ scanned_at, sent_at }: DeviceTimes, issued: Date, now: Date): Date {
  const age = Date.parse(sent_at) - Date.parse(scanned_at);
  // The schema lets a leap second through, which is no time that can be counted with.
  const then = Number.isNaN(age) ? now.getTime() : now.getTime() - age;
  return new Date(Math.min(Math.max(then, issued.getTime()), now.getTime()));
}
