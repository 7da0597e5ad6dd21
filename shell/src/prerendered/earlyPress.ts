import { nameOf } from './counterpart';

// The page's inline script marks a button that is pressed before its screen has loaded: shell/inline/earlyPress.ts.
const WAITING = '';
const LOST = 'lost';

/** The pressed button in the markup that waits for the screen, or null. */
export const pressedIn = (markup: Element) =>
  markup.querySelector<HTMLElement>(`[data-pressed="${WAITING}"]`);

/** A press made before its screen loaded: the button's name, and whether the press was dropped. */
export interface EarlyPress {
  name: string;
  isLost: boolean;
}

/** The press that is waiting or was dropped; null if nothing was pressed. */
export function earlyPress(markup: Element): EarlyPress | null {
  const button = markup.querySelector<HTMLElement>('[data-pressed]');
  return button && { name: nameOf(button), isLost: button.dataset.pressed === LOST };
}

/** Drops a press that can't be carried out, so that it doesn't take effect unexpectedly later. */
export function dropPress(markup: Element): void {
  const button = pressedIn(markup);
  button?.removeAttribute('aria-busy');
  button?.setAttribute('data-pressed', LOST);
}
