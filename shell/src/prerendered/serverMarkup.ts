import { routeAt, type LiveRoute } from '@nzuko/contract';

/** The page as rendered by the server. React's page replaces it; its screen stays until the remote's has loaded. */
export interface ServerMarkup {
  /** The whole page at first; only the screen once React has rendered the frame. */
  element: HTMLElement;
  rules: HTMLElement | null;
  /** Where React renders: outside the document while `element` is the whole page. */
  page: HTMLElement;
  /** The path and query that the markup shows. */
  address: string;
  /** True if a link goes to a screen of the site. */
  leadsToScreen: (link: HTMLAnchorElement) => boolean;
}

/** The markup in this page's HTML, or null. */
export function serverMarkup(routes: LiveRoute[]): ServerMarkup | null {
  const element = document.getElementById('prerendered');
  return (
    element && {
      element,
      rules: document.querySelector<HTMLElement>('style[data-prerendered]'),
      page: document.createElement('div'),
      address: location.pathname + location.search,
      leadsToScreen: ({ origin, pathname }) =>
        origin === location.origin && routeAt(routes, pathname) !== undefined,
    }
  );
}

/** Replaces the whole markup with React's page, and removes its rules. */
export function replaceMarkup({ element, rules, page }: ServerMarkup): void {
  element.replaceWith(page);
  rules?.remove();
}

function move(node: Node, parent: HTMLElement): void {
  // `moveBefore` keeps focus, animations and scroll positions, but only within the document, and not all browsers have it.
  if ('moveBefore' in parent && node.isConnected && parent.isConnected)
    parent.moveBefore(node, null);
  else parent.append(node);
}

/**
 * Moves the markup's screen into `slot` in React's page, which replaces the rest of the markup the first time. Returns a
 * cleanup function.
 */
export function keepScreen({ element, rules, page }: ServerMarkup, slot: HTMLElement): () => void {
  if (!page.isConnected) element.after(page);
  const main = element.querySelector('main');
  if (main) {
    const frame = [...element.children];
    [...main.childNodes].forEach((node) => move(node, element));
    frame.forEach((part) => part.remove());
  }
  move(element, slot);
  // After React's rules, some of which overlap: the markup's own rules must win.
  if (rules) document.head.append(rules);
  return () => rules?.remove();
}
