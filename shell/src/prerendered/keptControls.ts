/**
 * Disables the controls that need the screen's script and describes each by the element with id `reason`. Buttons stay
 * focusable, so that screen readers read the reason.
 */
export function disableControls(markup: Element, reason: string): void {
  for (const control of markup.querySelectorAll('button, input, select, textarea')) {
    control.setAttribute(control.localName === 'button' ? 'aria-disabled' : 'disabled', 'true');
    const reasons = new Set(control.getAttribute('aria-describedby')?.split(' '));
    control.setAttribute('aria-describedby', [...reasons.add(reason)].join(' '));
  }
}

/** True if a click on `target` must be ignored because its button is disabled. */
export const isDisabled = (target: Element) =>
  target.closest('button[aria-disabled="true"]') !== null;
