import { navFor, type NavEntry } from '@nzuko/contract';

import { escapeHtml } from './escapeHtml';

/** Whether an entry's page, or one below it, is open, by the same rule as the browser's `NavLink`. */
function isCurrent({ path, page = path }: NavEntry, pathname: string): boolean {
  const here = pathname.toLowerCase();
  return here === page || here.startsWith(`${page}/`);
}

/**
 * A visitor's nav bar with the remotes' entries in place of the placeholder, in the form that the page's scripts render, so
 * that nothing moves when they take over. The shell's build fails if the two differ (`shell/prerender/frame.tsx`).
 */
export function withNavEntries(
  frame: string,
  entry: string,
  { nav, pathname }: { nav: readonly NavEntry[]; pathname: string },
): string {
  const links = navFor(nav, null).map((link) => {
    const current = isCurrent(link, pathname) ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(link.path)}"${current}>${escapeHtml(link.label)}</a></li>`;
  });
  return frame.replace(entry, () => links.join(''));
}
