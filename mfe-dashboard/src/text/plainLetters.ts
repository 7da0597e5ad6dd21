import { hookedLetters } from './hookedLetters';

const ASCII = /^[ -~]*$/;
const HOOKS = /[ɓƁɗƊƙƘƴƳ]/g;
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
        .replace(HOOKS, (letter) => hookedLetters[letter] ?? letter);
  return letters.replace(APOSTROPHES, '').toLowerCase();
}
