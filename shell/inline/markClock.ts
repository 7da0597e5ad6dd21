/**
 * Marks the page with the minutes that the visitor's clock is ahead of UTC: the page server doesn't know them, and what it
 * renders for visitors in another time zone is hidden from the rest by style.
 */
export function markClock(): void {
  document.documentElement.dataset.clock = String(-new Date().getTimezoneOffset());
}
