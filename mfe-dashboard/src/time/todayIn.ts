/** Today in a zone, as `2026-03-01`. */
export const todayIn = (timezone: string, now: Date | number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now);
