import { hookedLetters } from './hookedLetters';

const ASCII = /^[ -~]*$/;
/** The accents, tones and dots of Latin letters, as in the database; an Arabic name keeps its vowel signs. */
const MARKS = /[\u0300-\u036f]/g;
const HOOKS = /[ɓƁɗƊƙƘƴƳ]/g;
const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/**
 * A name as people type it in a search: without accents, dots, hooks, apostrophes and capitals, so that "danjuma" finds
 * "Ɗanjuma" and "obrien" finds "O’Brien". The database indexes names by `plain_letters`, which has the same rule.
 */
export function plainLetters(text: string): string {
  const letters = ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(MARKS, '')
        .replace(HOOKS, (letter) => hookedLetters[letter] ?? letter);
  return letters.replace(APOSTROPHES, '').toLowerCase();
}
