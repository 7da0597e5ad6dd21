import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface TakeOverProps {
  /** The markup that the server sent, or null. */
  prerendered: HTMLElement | null;
  /** Where React renders, outside the document as long as the markup stands. */
  page: HTMLElement;
  children: ReactNode;
}

/** The link in `page` that leads where the focused one of the markup does. */
function sameLink(page: HTMLElement): HTMLElement | null {
  const href = document.activeElement?.getAttribute('href');
  return href ? page.querySelector(`a[href="${CSS.escape(href)}"]`) : null;
}

/**
 * Puts React's page in the place of the prerendered one, in one step before the next paint: nothing moves, nothing is
 * seen twice, the focus stays. Hydration would need both to agree to the last class name, across separate releases.
 */
export function TakeOver({ prerendered, page, children }: TakeOverProps) {
  const scrollRef = useRef(0);

  useLayoutEffect(() => {
    performance.mark('page-mounted');
    if (!prerendered?.isConnected) return;
    const focused = prerendered.contains(document.activeElement) ? sameLink(page) : null;
    prerendered.replaceWith(page);
    document.querySelector('style[data-prerendered]')?.remove();
    focused?.focus({ preventScroll: true });
    window.scrollTo({ top: scrollRef.current, behavior: 'instant' });
  }, [prerendered, page]);

  return (
    <>
      <NoteScroll scrollRef={scrollRef} />
      {children}
    </>
  );
}

/** Effects run in the order of the tree: this one before the router's, which scrolls a page it takes for new to the top. */
function NoteScroll({ scrollRef }: { scrollRef: RefObject<number> }) {
  useLayoutEffect(() => {
    scrollRef.current = window.scrollY;
  }, [scrollRef]);
  return null;
}
