import { hookedLetters } from './hookedLetters';

/** A placeholder that no text contains, since no font has a glyph for it. */
const LEFT_OUT = '\u0000';
const SPACE_LEFT = / \0+(?=[ ,.;:)]|$)/g;

/**
 * Reduces a text to the letters that a font has (`known`: their code points), in one line. Composed (NFC), because the fonts have
 * precomposed glyphs but no mark positioning. Letters of other scripts become question marks, so that one sees there is a name;
 * emoji, marks and controls are left out, with the space before them if nothing else comes after it.
 */
export function drawableText(text: string, known: ReadonlySet<number>): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/\s/.test(letter)) return ' ';
    if (known.has(letter.codePointAt(0) ?? 0)) return letter;
    return hookedLetters[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? '?' : LEFT_OUT);
  })
    .join('')
    .replaceAll(SPACE_LEFT, '')
    .replaceAll(LEFT_OUT, '');
}

/** Whether each of a text's letters can be drawn by a font, if only by a plain equivalent. */
export const canDraw = (text: string, known: ReadonlySet<number>): boolean =>
  drawableText(text, known).split('?').length === text.split('?').length;
