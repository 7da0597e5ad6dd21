/**
 * Makes a page's first formats of a date and of a number once it has painted, while its scripts are on their way: the browser
 * then loads what it knows of languages, which took 25 ms of the time until the page was mounted (decision 0161).
 */
export function firstFormats(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos' }).format();
      new Intl.NumberFormat('en-NG').format(0);
    }),
  );
}
