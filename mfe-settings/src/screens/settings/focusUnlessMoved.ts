/** Focuses `target` in place of what is about to go from it, or has, unless the user has moved on to something else. */
export function focusUnlessMoved(target: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || target?.contains(activeElement)) target?.focus();
}
