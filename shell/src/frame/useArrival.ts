import { useEffect, useRef, useState } from 'react';
import { productName, useIsReturning, useLocation } from '@nzuko/shared-ui';

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
    document.title = `${title} · ${productName}`;
  }, [title, pathname]);

  useEffect(() => {
    if (!ready || previousPath.current === pathname) return undefined;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    // Some screens set a title of their own once they have their data; what they change it to later is no arrival.
    const observer = new MutationObserver(() => {
      setAnnouncement(document.title);
      observer.disconnect();
    });
    observer.observe(document.querySelector('title')!, { childList: true });
    // Respect a screen that sets the focus itself, and a menu opened while the screen was loading: losing focus would close it.
    const { activeElement } = document;
    if (!main.current?.contains(activeElement) && !activeElement?.closest('[role="menu"]')) {
      main.current?.focus({ preventScroll: true });
    }
    return () => observer.disconnect();
  }, [ready, pathname, main]);

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
