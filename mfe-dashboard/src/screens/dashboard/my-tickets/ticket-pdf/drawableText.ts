/** Hausa's hooked letters, which the fonts lack, as they are written where they cannot be. */
const plainLetters: Record<string, string> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
};

/**
 * A text in the letters that a font has (`characters`: their code points). Composed, because the fonts have a glyph for each
 * letter with its marks and no rule for placing marks; what cannot be drawn, such as an emoji, is left out.
 */
export function drawableText(text: string, characters: readonly number[]): string {
  const known = new Set(characters);
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC'), (letter) =>
    isKnown(letter) || /\s/.test(letter) ? letter : (plainLetters[letter] ?? ''),
  ).join('');
}
