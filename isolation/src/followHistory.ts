import type { createMemoryRouter } from '@nzuko/shared-ui';

/** The state of an entry in the browser's history. */
interface Entry {
  /** The load of the page that made it. */
  load: string;
  index: number;
}

/**
 * Gives each of the router's places an entry in the browser's history, so that Back and Forward move between screens as on
 * the site, and keeps the address bar at `link()`. Returns a function that stops it.
 */
export function followHistory(
  router: ReturnType<typeof createMemoryRouter>,
  link: () => string,
): () => void {
  const load = crypto.randomUUID();
  const keys = [router.state.location.key];
  let index = 0;
  /** Where the browser is, or will be after the step that it was last asked for. */
  let shown = 0;

  const entry = (): Entry => ({ load, index });
  const write = () => history.replaceState(entry(), '', link());

  /** Lets the browser follow the router, which a form may have kept where it was. */
  function bringBrowser(): void {
    if (shown === index) return write();
    history.go(index - shown);
    shown = index;
  }

  function handlePop({ state }: { state: Entry | null }): void {
    // A link within the screen.
    if (!state) return;
    if (state.load !== load) return location.reload();
    shown = state.index;
    if (shown === index) write();
    else void router.navigate(shown - index);
  }

  const unsubscribe = router.subscribe(({ location: { key }, historyAction }) => {
    const known = keys.indexOf(key);
    if (known !== -1) {
      index = known;
      return bringBrowser();
    }
    if (historyAction === 'PUSH') {
      index += 1;
      keys.length = index;
      history.pushState(entry(), '', link());
    }
    keys[index] = key;
    shown = index;
    write();
  });
  addEventListener('popstate', handlePop);
  write();
  return () => {
    unsubscribe();
    removeEventListener('popstate', handlePop);
  };
}
