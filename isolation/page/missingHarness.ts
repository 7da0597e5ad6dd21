/**
 * Tells the reader if an isolation page's harness can't be loaded, such as on a server that only has the release. Once the
 * harness runs, the sentence that this would replace is gone.
 */
addEventListener(
  'error',
  ({ target }) => {
    const loading = document.querySelector('#root [role="status"] span');
    if (!loading || !(target instanceof HTMLScriptElement)) return;
    const { pathname } = new URL(target.src);
    loading.textContent = `The isolation harness isn’t here: ${pathname} can’t be loaded. Put the harness folder of the same build beside the releases, or run npm run isolate.`;
  },
  { capture: true },
);
