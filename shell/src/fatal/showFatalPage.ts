/** Shows the page's last words, which the server wrote into the HTML: they need neither React nor any script of ours. */
export function showFatalPage(errorId: string): void {
  const page = document.getElementById('fatal');
  const root = document.getElementById('root');
  if (!page) return;
  page.hidden = false;
  page.querySelector('[data-error-id]')?.replaceChildren(errorId);
  root?.setAttribute('hidden', '');
  page.focus();
}
