import { hookedLetters } from '../../../../text/hookedLetters';

/**
 * Reduces a text to the letters that a font has (`characters`: their code points). Composed (NFC), because the fonts
 * have precomposed glyphs but no mark positioning. Letters of other scripts become question marks, so that a name is seen
 * to be there; emoji and marks are dropped.
 */
export function drawableText(text: string, characters: readonly number[]): string {
  const known = new Set(characters);
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC'), (letter) => {
    if (isKnown(letter) || /\s/.test(letter)) return letter;
    return hookedLetters[letter] ?? (/[\p{L}\p{N}]/u.test(letter) ? '?' : '');
  }).join('');
}

/** Whether each of a text's letters can be drawn by a font, if only by a plain equivalent. */
export const canDraw = (text: string, characters: readonly number[]): boolean =>
  drawableText(text, characters).split('?').length === text.split('?').length;
