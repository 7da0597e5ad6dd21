/** Plain equivalents of Hausa's hooked letters, which Unicode doesn't decompose into a letter and a mark. */
export const hookedLetters: Readonly<Record<string, string>> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
};
