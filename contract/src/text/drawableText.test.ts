import { canDraw, drawableText } from './drawableText';

const lettersOf = (text: string) => new Set(Array.from(text, (letter) => letter.codePointAt(0)!));
const known = lettersOf('AadikbnuS, sẹ́́');

test.each([
  ['what the font has', 'Asa', 'Asa'],
  ['Hausa’s hooked letters', 'ɓaɗaƙ', 'badak'],
  ['letters of other scripts as question marks', '王小明 ٣', '??? ?'],
  ['an emoji as nothing', 'Asa🎉', 'Asa'],
  ['an emoji at the end without the space before it', 'Asa 🎉', 'Asa'],
  ['an emoji before a comma without the space before it', 'Asa 🎉, Ada', 'Asa, Ada'],
  ['marks, composed with their letters', 'e\u0323\u0301', 'ẹ\u0301'],
  ['one line', 'a\nb\tk\u00a0d', 'a b k d'],
  ['no control characters', 'As\u0007a', 'Asa'],
])('draws %s', (_case, text, drawn) => {
  expect(drawableText(text, known)).toBe(drawn);
});

test.each([
  ['王小明', false],
  ['Asa 王', false],
  ['ɓaɗaƙ', true],
  ['Asa? 🎉', true],
])('knows whether it can draw every letter of %s', (text, isDrawable) => {
  expect(canDraw(text, lettersOf('Asabdk? '))).toBe(isDrawable);
});
