/** Wraps a text to lines of at most `maxWidth`; breaks inside a word only if it doesn't fit on a line by itself. */
export function wrapText(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of new Intl.Segmenter('en-NG').segment(word)) {
      if (line !== '' && widthOf(line + segment) > maxWidth) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return line === '' ? lines : [...lines, line];
}
