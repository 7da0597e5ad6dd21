import { wrapText } from './wrapText';

test.each([
  ['nothing', '', []],
  ['what fits', 'Lagos', ['Lagos']],
  ['words', 'React Lagos at night', ['React', 'Lagos at', 'night']],
  ['a word that fits no line', 'a Supercalifragilistic b', ['a', 'Supercal', 'ifragili', 'stic b']],
  ['tone marks, which stay with their letters', 'ọ̀ọ̀ọ̀', ['ọ̀ọ̀ọ̀']],
])('breaks %s into lines of 8 letters', (_case, text, lines) => {
  const widthOf = (part: string) => [...part.replace(/\p{M}/gu, '')].length;
  expect(wrapText(text, 8, widthOf)).toEqual(lines);
});
