import { scrollTop } from '../scrollTop';
import { counterpartOf, type Counterpart } from './counterpart';
import { pressedIn } from './earlyPress';

/** A reader's focus in the server's markup and what they have pressed, saved before the markup is removed. */
export interface ReaderPosition {
  top: number;
  focused: Counterpart | null;
  pressed: Counterpart | null;
}

/** Saves the reader's position. */
export function saveReaderPosition(markup: HTMLElement): ReaderPosition {
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLElement && markup.contains(activeElement);
  const pressed = pressedIn(markup);
  return {
    top: scrollTop(),
    focused: isInside ? counterpartOf(activeElement, markup) : null,
    pressed: pressed && counterpartOf(pressed, markup),
  };
}

function focusAgain({ element, findIn }: Counterpart, page: Element): void {
  const target = element.isConnected ? element : findIn(page);
  if (!target || target === document.activeElement) return;
  // The target of an anchor link can be focused without being a control.
  if (element.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Restores the focus and carries out the press; their elements may still be in the kept markup. */
export function restoreReaderPosition(
  { top, focused, pressed }: ReaderPosition,
  page: Element,
): void {
  if (focused) focusAgain(focused, page);
  window.scrollTo({ top, behavior: 'instant' });
  const button = pressed && !pressed.element.isConnected ? pressed.findIn(page) : null;
  if (!button) return;
  // Wait for the current commit: a press updates the page again.
  queueMicrotask(() => {
    button.focus({ preventScroll: true });
    button.click();
  });
}
