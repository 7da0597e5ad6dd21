/**
 * Formats a date once the page has painted, while its scripts are on their way: for the first one, and for the first number, the
 * browser loads what it knows of languages, which took 25 ms of the time until the page was mounted (decision 0161).
 */
export function firstFormats(): void {
  requestAnimationFrame(() => setTimeout(() => new Date().toLocaleString('en-NG')));
}
