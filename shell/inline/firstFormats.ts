/**
 * Formats a date once the page has painted, while its scripts download: for the first date or number, the browser loads its
 * locale data, which used to delay the page's mounting by 25 ms (decision 0161).
 */
export function firstFormats(): void {
  requestAnimationFrame(() => setTimeout(() => new Date().toLocaleString('en-NG')));
}
