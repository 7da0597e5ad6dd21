import { HOOKED_LETTERS } from './hookedLetters';

/** The accents, tones and dots of Latin letters, as in the database; an Arabic name keeps its vowel signs. */
const MARKS = /[\u0300-\u036f]/g;
const HOOKS = /[ɓƁɗƊƙƘƴƳ]/g;
const APOSTROPHES = /['’‘ʼʻ`´′]/g;

/**
 * A name as people type it who search for it: without accents, dots, hooks, apostrophes and capitals, so that "danjuma" finds
 * "Ɗanjuma" and "obrien" "O’Brien". `plainLetters` of the dashboard has the same rule, and so has `plain_letters` of the database,
 * which has indexes of names in it.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(HOOKS, (letter) => HOOKED_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .toLowerCase();
