/** Matches what is alike: the same element with the same role and the same target. */
function selectorOf(element: Element): string {
  const attribute = (name: string) => {
    const value = element.getAttribute(name);
    return value === null ? '' : `[${name}="${CSS.escape(value)}"]`;
  };
  return element.localName + attribute('role') + attribute('href');
}

/** A button's accessible name, as far as this site's buttons need it. */
export const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** An element of the server's markup, and how to find its counterpart in React's page. */
export interface Counterpart {
  element: HTMLElement;
  /** Finds the same link or button; among equal ones, the same position. */
  findIn: (page: Element) => HTMLElement | null;
}

/**
 * Must be called while `element` is still in `markup`. An id counts only if React's page has it too: those that React makes
 * differ between the server and the browser.
 */
export function counterpartOf(element: HTMLElement, markup: Element): Counterpart {
  const selector = selectorOf(element);
  const alikeIn = (place: Element) =>
    [...place.querySelectorAll<HTMLElement>(selector)].filter(
      (other) => element.localName !== 'button' || nameOf(other) === nameOf(element),
    );
  const number = alikeIn(markup).indexOf(element);
  const findIn = (page: Element) => {
    const same = element.id && page.querySelector<HTMLElement>(`#${CSS.escape(element.id)}`);
    if (same) return same;
    const alike = alikeIn(page);
    return alike[number] ?? alike[0] ?? null;
  };
  return { element, findIn };
}
