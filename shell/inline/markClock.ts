/**
 * Marks the page with the minutes that the visitor's clock is ahead of UTC: the page server doesn't know them, and
 * the style hides from everyone else the parts that it renders for visitors in another time zone.
 */
export function markClock(): void {
  document.documentElement.dataset.clock = String(-new Date().getTimezoneOffset());
}
