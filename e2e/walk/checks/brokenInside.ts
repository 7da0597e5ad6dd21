/**
 * Numbers, prices, times, dates and words that break across lines. Runs in the page. An email address may break at its
 * punctuation, and a date after its weekday.
 */
export function brokenInside(): string[] {
  const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
  const units = new RegExp(
    [
      `\\d{1,2}(?:–\\d{1,2})? (?:${months})[a-z]*(?: \\d{4})?`,
      '\\d{1,2}:\\d{2}(?:–\\d{1,2}:\\d{2})? (?:WAT|UTC|AM|PM)',
      // A reference, such as of a payout.
      '(?=[\\p{L}-]*\\d)[\\p{L}\\d]+(?:-[\\p{L}\\d]+){2,}',
      '[₦$+-]?\\d(?:[\\d,.:]*\\d)?%?',
      "[\\p{L}\\p{M}’']+",
    ].join('|'),
    'gu',
  );
  // Longer words and references may break, because the narrowest screens can't fit them.
  const longestWord = 16;
  const found: string[] = [];
  const range = document.createRange();
  for (const { node } of window.walkTools.seenTexts()) {
    for (const { 0: unit, index } of node.data.matchAll(units)) {
      if (unit.length > longestWord && (unit.includes('-') || !/\d/.test(unit))) continue;
      range.setStart(node, index);
      range.setEnd(node, index + unit.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) {
        found.push(`"${unit}" breaks in "${node.data.trim().slice(0, 80)}"`);
      }
    }
  }
  return found;
}
