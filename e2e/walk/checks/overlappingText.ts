/** Texts that lie on each other. Runs in the page. Whatever floats above the page, such as a fixed bar, may cover it. */
export function overlappingText(): string[] {
  interface Line {
    text: string;
    layer: Element | null;
    parent: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const range = document.createRange();
  for (const { node, parent } of window.walkTools.seenTexts()) {
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    const window_ = visiblePartOf(parent);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const rim = (bottom - top) / 5;
      const line = {
        text: node.data.trim().slice(0, 50),
        layer,
        parent,
        left: Math.max(left + 1, window_.left),
        right: Math.min(right - 1, window_.right),
        top: Math.max(top + rim, window_.top),
        bottom: Math.min(bottom - rim, window_.bottom),
      };
      if (line.left < line.right && line.top < line.bottom) lines.push(line);
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const found: string[] = [];
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (other.parent === line.parent || other.layer !== line.layer) continue;
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      if (width > 1) found.push(`"${line.text}" lies on "${other.text}"`);
    }
  });
  return found;

  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      if (at.matches('dialog, [role=dialog], [role=alertdialog], [role=menu]')) return at;
    }
    return null;
  }

  /** Where the element's ancestors let it be seen. */
  function visiblePartOf(element: Element) {
    const part = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      part.left = Math.max(part.left, box.left);
      part.right = Math.min(part.right, box.right);
      part.top = Math.max(part.top, box.top);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
    return part;
  }
}
