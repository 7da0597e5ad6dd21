import { useEffect, useRef, useState } from 'react';
import { productName, useLocation } from 'shared-ui';

/** The document title of a page: what it is, then whose. */
export const pageTitle = (title: string) => `${title} · ${productName}`;

/**
 * What a full page load would do, done at each change of screen: the title, the focus on the new content, the scroll to an
 * anchor. Returns the sentence that tells a screen reader of the new page.
 *
 * `ready` is whether the screen stands: an anchor inside it cannot be reached before.
 */
export function useArrival(
  title: string,
  ready: boolean,
  main: React.RefObject<HTMLElement | null>,
) {
  const { pathname, hash, key } = useLocation();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = pageTitle(title);
  }, [title, pathname]);

  useEffect(() => {
    if (!ready || previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(pageTitle(title));
    // A screen that puts the focus somewhere itself knows better.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [ready, pathname, title, main]);

  useEffect(() => {
    if (!ready || hash === '') return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    target.scrollIntoView();
    // The next Tab goes on from where the reader now is.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // `key`: the same anchor chosen twice scrolls twice.
  }, [ready, hash, key]);

  return announcement;
}
