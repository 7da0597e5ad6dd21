import { useEffect, type RefObject } from 'react';

const dialogOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]');

/** The innermost root in which a `focusin` was heard. */
const innermost = new WeakMap<Event, Element>();

/**
 * Focuses `fallback` when what has the focus in `root` is removed, such as the button of a row that is done with; also when
 * its dialog closes after that. Of roots in each other, the innermost
 * that is still there does so. The browser would start over at the top of the page.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const section = root.current;
    if (!section) return undefined;
    let focused: Element | null = null;
    let keeper: Element = section;
    const handleFocusIn = (event: FocusEvent) => {
      focused = event.target as Element;
      keeper = innermost.get(event) ?? section;
      innermost.set(event, keeper);
    };
    const handleFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      // To nothing: some browsers say so when they remove it. From a dialog, the focus comes back.
      if (next instanceof Element && !dialogOf(next)) focused = null;
    };
    const removals = new MutationObserver(() => {
      if (!focused || section.contains(focused)) return;
      if (keeper !== section && keeper.isConnected) return;
      const active = document.activeElement ?? document.body;
      if (dialogOf(active)) {
        // Dialogs are children of the body.
        removals.observe(document.body, { childList: true });
        return;
      }
      focused = null;
      if (active !== document.body || !fallback.current) return;
      fallback.current.tabIndex = -1;
      fallback.current.focus({ preventScroll: true });
    });
    section.addEventListener('focusin', handleFocusIn);
    section.addEventListener('focusout', handleFocusOut);
    removals.observe(section, { childList: true, subtree: true });
    return () => {
      section.removeEventListener('focusin', handleFocusIn);
      section.removeEventListener('focusout', handleFocusOut);
      removals.disconnect();
    };
  }, [root, fallback]);
}
