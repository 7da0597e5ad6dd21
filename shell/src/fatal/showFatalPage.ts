/** Shows the fatal page, which is part of the server's HTML, so that it needs neither React nor any of our scripts. */
export function showFatalPage(errorId: string): void {
  const page = document.getElementById('fatal');
  const root = document.getElementById('root');
  if (!page) return;
  page.hidden = false;
  page.querySelector('[data-error-id]')?.replaceChildren(errorId);
  root?.setAttribute('hidden', '');
  page.focus();
}
