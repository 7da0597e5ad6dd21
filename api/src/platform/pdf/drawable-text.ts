import { HOOKED_LETTERS } from '../hookedLetters';

/** No font has it, so no text does. */
const LEFT_OUT = '\u0000';
const SPACE_LEFT = / \0+(?=[ ,.;:)]|$)/g;

/**
 * Reduces a text to what a font can draw, in one line: letters of other scripts become question marks, so that a name is
 * seen to be there; emoji, marks and controls are left out, with the space before them if nothing else comes after it.
 */
export function drawableText(text: string, isKnown: (codePoint: number) => boolean): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/\s/.test(letter)) return ' ';
    if (isKnown(letter.codePointAt(0) ?? 0)) return letter;
    return HOOKED_LETTERS[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? '?' : LEFT_OUT);
  })
    .join('')
    .replaceAll(SPACE_LEFT, '')
    .replaceAll(LEFT_OUT, '');
}

/** Wraps a text to lines of at most `maxWidth`; breaks inside a word only if it doesn't fit on a line by itself. */
export function wrapText(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
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
