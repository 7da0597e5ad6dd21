import { hookedLetters } from '@nzuko/contract/text';

const TITLES = new Set(
  'alh alhaja alhaji arc barr barrister capt chief col dr engr esq evang gen hajia hajiya hon justice lady madam maj mal mallam master miss mr mrs ms otunba pastor pharm prince princess prof rev revd sir surv'.split(
    ' ',
  ),
);
/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const PLAIN: Record<string, string> = { ...hookedLetters, ŋ: 'n', ɛ: 'e', ɔ: 'o' };

export type NameFit = 'full' | 'partial' | 'none';

/**
 * How an account's name fits its organizer's, whatever the order, case, marks, titles, initials and hyphens. `partial`: the
 * words of the shorter name, at least two, are all in the longer one, as when a middle name is missing.
 */
export function compareNames(organizer: string, account: string): NameFit {
  const fits = readings(organizer).flatMap((one) =>
    readings(account).map((other) => compareWords(one, other)),
  );
  if (fits.includes('full')) return 'full';
  return fits.includes('partial') ? 'partial' : 'none';
}

/** Whether a name has enough letters to compare. */
export const isComparable = (name: string) => readings(name).some(({ length }) => length >= 2);

function compareWords(one: string[], other: string[]): NameFit {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < 2) return 'none';
  const left = [...longer];
  for (const word of shorter) {
    const at = left.indexOf(word);
    if (at === -1) return 'none';
    left.splice(at, 1);
  }
  return left.length === 0 ? 'full' : 'partial';
}

/** A name's words, with hyphenated ones split and joined: banks write both. */
function readings(name: string): string[][] {
  const plain = [...name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => PLAIN[letter] ?? letter)
    .join('')
    .replace(/['’ʼ`‘]/gu, '');
  return [plain.replace(/\p{Pd}/gu, ' '), plain.replace(/\p{Pd}/gu, '')].map((text) =>
    text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !TITLES.has(word)),
  );
}
