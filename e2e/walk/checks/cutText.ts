/** Texts that overflow their box, or are cut off without an ellipsis. Runs in the page. */
export function cutText(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const { node, parent } of window.walkTools.seenTexts()) {
    range.selectNodeContents(node);
    const fault = faultOf(range.getBoundingClientRect(), parent);
    if (fault) found.push(`${fault}: "${node.data.trim().slice(0, 80)}"`);
  }
  return found;

  function faultOf(text: DOMRect, from: Element): string | null {
    for (let element: Element | null = from; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const { overflowX, overflowY, textOverflow } = style;
      const isClamped = style.webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || isClamped) return null;
      const box = element.getBoundingClientRect();
      const isBox =
        overflowX !== 'visible' || element.matches('article, dl, dd, td, th, li, p, h1, h2, h3');
      // Only to the right: on the left, a hanging quotation mark may stick out.
      if (isBox && text.right > box.right + 1) return 'overflows its box';
      if (/hidden|clip/.test(overflowY) && text.bottom > box.bottom + 4) return 'is cut off below';
    }
    return null;
  }
}
