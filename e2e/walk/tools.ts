/** Helpers that the checks of a page share. */
interface WalkTools {
  /** Whether people can see the element; elements of one pixel are for screen readers only. */
  isSeen(element: Element): boolean;
  /** The texts that people can see, each with its element. */
  seenTexts(): { node: Text; parent: Element }[];
  /** A short name for the reader of a report. */
  nameOf(element: Element): string;
  /** All visible controls that can be pressed. */
  controls(): HTMLElement[];
}

declare global {
  interface Window {
    walkTools: WalkTools;
  }
}

/** Runs in the page, before the checks. */
export function installTools(): void {
  function isSeen(element: Element): boolean {
    const { width, height, bottom } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || width <= 1 || height <= 1 || element.closest('[inert]')) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath !== 'none') return false;
      // A skip link stands above the page until it has the focus.
      if (position === 'fixed' && bottom <= 0) return false;
    }
    return true;
  }
  const pressable =
    'a[href], button, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=menuitem], input:is([type=checkbox], [type=radio], [type=submit], [type=button])';
  window.walkTools = {
    isSeen,
    seenTexts() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { node: Text; parent: Element }[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const parent = node.parentElement;
        if (!parent || node.data.trim() === '' || !isSeen(parent)) continue;
        if (!parent.closest('script, style, noscript')) found.push({ node, parent });
      }
      return found;
    },
    nameOf(element) {
      const text =
        element.getAttribute('aria-label') ??
        (element.textContent.trim() || element.getAttribute('title'));
      const label = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
      const name = text || (label && label.textContent) || element.getAttribute('class') || '';
      return `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
    },
    controls: () =>
      [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => isSeen(element)),
  };
}
