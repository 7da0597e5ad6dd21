/**
 * Marks a button as busy when it is pressed before its screen has loaded. The shell presses the screen's button once it has
 * loaded, or tells the user that the press had no effect (`shell/src/prerendered/earlyPress.ts`). Ignores disabled buttons.
 */
export function earlyPress(): void {
  const root = document.getElementById('root');
  root?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('#prerendered button') : null;
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    const before = root.querySelector('[data-pressed]');
    before?.removeAttribute('aria-busy');
    before?.removeAttribute('data-pressed');
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('data-pressed', '');
  });
}
