/**
 * Disables the buttons, which need the screen's script, and describes each by the element with id `reason`. They stay focusable,
 * so that screen readers read the reason. Fields can still be filled in: what is typed is kept (`shell/inline/keepTyped.ts`).
 */
export function disableControls(markup: Element, reason: string): void {
  for (const button of markup.querySelectorAll('button')) {
    button.setAttribute('aria-disabled', 'true');
    const reasons = new Set(button.getAttribute('aria-describedby')?.split(' '));
    button.setAttribute('aria-describedby', [...reasons.add(reason)].join(' '));
  }
}

/** True if a click on `target` must be ignored because its button is disabled. */
export const isDisabled = (target: Element) =>
  target.closest('button[aria-disabled="true"]') !== null;
