/**
 * Controls that are smaller on a phone than a thumb, 44 px in both directions. Runs in the page. A link within a sentence is
 * as high as its line; what is small itself may have a label or a larger area around it that takes the press.
 */
export function smallControls(): string[] {
  const least = 44;
  if (innerWidth >= 768) return [];
  const from = { x: scrollX, y: scrollY };
  const found = window.walkTools
    .controls()
    .filter((element) => !isInSentence(element) && !isLargeEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return `${window.walkTools.nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`;
    });
  scrollTo({ left: from.x, top: from.y, behavior: 'instant' });
  return found;

  function isInSentence(element: HTMLElement): boolean {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent.trim() ?? '';
    return around.length > element.textContent.trim().length;
  }

  function isLargeEnough(element: HTMLElement): boolean {
    const areas = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
    const isLarge = areas.some((area) => {
      const { width, height } = area.getBoundingClientRect();
      // Half a pixel is rounding.
      return width >= least - 0.5 && height >= least - 0.5;
    });
    if (isLarge) return true;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const reach = least / 2 - 1;
    const rim: [number, number][] = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ];
    return rim.every(([atX, atY]) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && areas.some((area) => area.contains(hit));
    });
  }
}
