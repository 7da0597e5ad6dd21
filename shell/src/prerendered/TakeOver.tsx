import { useInsertionEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import { restoreReaderPosition, saveReaderPosition, type ReaderPosition } from './readerPosition';
import { replaceMarkup, type ServerMarkup } from './serverMarkup';

interface TakeOverProps {
  /** The page that the server rendered, or null. */
  markup: ServerMarkup | null;
  children: ReactNode;
}

/**
 * Replaces the server's page with React's in one step before the next paint, so nothing moves or flickers and the focus
 * stays. Hydration would require both to match down to the class names, across separate releases. If the screen hasn't
 * loaded, `KeptScreen` keeps its markup inside React's page.
 */
export function TakeOver({ markup, children }: TakeOverProps) {
  const left = useRef<ReaderPosition>(null);

  // Must run before all layout effects: the router's scrolls a new page to the top, and KeptScreen's moves the markup.
  useInsertionEffect(() => {
    if (markup && !markup.page.isConnected) left.current = saveReaderPosition(markup.element);
  }, [markup]);

  useLayoutEffect(() => {
    const position = left.current;
    left.current = null;
    if (markup && !markup.page.isConnected) replaceMarkup(markup);
    if (!markup?.element.isConnected) performance.mark('page-mounted');
    if (markup && position) restoreReaderPosition(position, markup.page);
  }, [markup]);

  return children;
}
