import { plainLetters } from './plainLetters';

test.each([
  ['Adébáyọ̀', 'adebayo'],
  ['Ṣadé Ẹ̀gbẹ́ỌLÁ', 'sade egbeola'],
  ['Ɓala Ɗanjuma', 'bala danjuma'],
  ['ɓɗƙƴ ƁƊƘƳ', 'bdky bdky'],
  ["O'Brien O’Brien O‘Brien OʼBrien OʻBrien O`Brien", 'obrien obrien obrien obrien obrien obrien'],
  ['عُمَر', 'عُمَر'],
  ['ADA 100% ada@x.test', 'ada 100% ada@x.test'],
])('“%s” is searched as “%s”', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
  expect(plainLetters(name.normalize('NFC'))).toBe(plain);
  expect(plainLetters(name.normalize('NFD'))).toBe(plain);
});
