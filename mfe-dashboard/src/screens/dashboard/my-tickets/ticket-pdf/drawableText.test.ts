import { canDraw, drawableText } from './drawableText';

const characters = Array.from('AadikbnuS sẹ́́', (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ['what the font has', 'Asa', 'Asa'],
  ['Hausa’s hooked letters', 'ɓaɗaƙ', 'badak'],
  ['letters of other scripts as question marks', '王小明 ٣', '??? ?'],
  ['an emoji as nothing', 'Asa🎉', 'Asa'],
  ['marks, composed with their letters', 'e\u0323\u0301', 'ẹ\u0301'],
  ['a newline', 'a\nb', 'a\nb'],
])('draws %s', (_case, text, drawn) => {
  expect(drawableText(text, characters)).toBe(drawn);
});

test.each([
  ['王小明', false],
  ['Asa 王', false],
  ['ɓaɗaƙ', true],
  ['Asa? 🎉', true],
])('knows whether it can draw every letter of %s', (text, isDrawable) => {
  expect(canDraw(text, [...characters, 63])).toBe(isDrawable);
});
