/** Hausa’s hooked letters, which Unicode doesn’t take for a letter with a mark. */
const HOOKED: Record<string, string> = {
  Ɓ: 'b',
  ɓ: 'b',
  Ɗ: 'd',
  ɗ: 'd',
  Ƙ: 'k',
  ƙ: 'k',
  Ƴ: 'y',
  ƴ: 'y',
};

const ASCII = /^[ -~]*$/;
const HOOKS = /[ƁɓƊɗƘƙƳƴ]/g;
const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/**
 * A name as people type it who search for it: without accents, dots, hooks, apostrophes and capitals, so that "danjuma" finds
 * "Ɗanjuma" and "obrien" "O’Brien". `plainLetters` of the API has the same rule.
 */
export function plainLetters(text: string): string {
  const letters = ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(HOOKS, (letter) => HOOKED[letter] ?? letter);
  return letters.replace(APOSTROPHES, '').toLowerCase();
}
