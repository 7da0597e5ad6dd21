import { useEffect, useRef, useState } from 'react';
import { productName, useIsReturning, useLocation } from '@nzuko/shared-ui';

/** A page's document title: its name, then the product's. */
const pageTitle = (title: string) => `${title} · ${productName}`;

/** The id that a hash names. With broken escapes ("#100%") it is taken literally, as browsers do. */
function idOf(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * On navigation, does what a full page load would: sets the title, focuses the new content, scrolls to an anchor. Returns
 * the announcement for screen readers.
 *
 * `ready` is true once the screen, or its server markup, is shown: before that its anchors don't exist.
 */
export function useArrival(
  title: string,
  ready: boolean,
  main: React.RefObject<HTMLElement | null>,
) {
  const { pathname, hash, key } = useLocation();
  const isReturning = useIsReturning();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = pageTitle(title);
  }, [title, pathname]);

  useEffect(() => {
    if (!ready || previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(pageTitle(title));
    // Respect a screen that sets the focus itself, and a menu opened while the screen was loading: losing focus would close it.
    const { activeElement } = document;
    if (main.current?.contains(activeElement) || activeElement?.closest('[role="menu"]')) return;
    main.current?.focus({ preventScroll: true });
  }, [ready, pathname, title, main]);

  useEffect(() => {
    if (!ready || hash === '') return;
    const target = document.getElementById(idOf(hash));
    if (!target) return;
    // Back restores the reader's position instead of the anchor.
    if (!isReturning) target.scrollIntoView();
    // So that the next Tab continues from the anchor.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // `key`, so that choosing the same anchor again scrolls again.
  }, [ready, hash, key, isReturning]);

  return announcement;
}
