import { compareNames, isComparable, type NameFit } from './name-fit';

const table: [organizer: string, account: string, fit: NameFit][] = [
  ['Adaeze Okonkwo', 'OKONKWO ADAEZE', 'full'],
  ['Adaeze Okonkwo', 'OKONKWO ADAEZE CHIDINMA', 'partial'],
  ['Adaeze Chidinma Okonkwo', 'OKONKWO, ADAEZE', 'partial'],
  ['Adaeze Okonkwo', 'MRS. OKONKWO ADAEZE C.', 'full'],
  ['Dr. Ibrahim Bello', 'ALHAJI BELLO IBRAHIM', 'full'],
  ['Bọ́lá Adéẹ́yọ̀', 'ADEEYO BOLA', 'full'],
  ['Ẹniọlá Ọ̀ṣun', 'OSUN ENIOLA', 'full'],
  ['Ɓala Ɗanjuma', 'DANJUMA BALA', 'full'],
  ['Ngozi Okafor-Obi', 'OKAFOR OBI NGOZI', 'full'],
  ['Ngozi Okafor-Obi', 'OKAFOROBI NGOZI', 'full'],
  ['Oluwa-Seun Ade', 'ADE OLUWASEUN', 'full'],
  ['Ngozi O’Brien', 'OBRIEN NGOZI', 'full'],
  ['Adaeze Okonkwo', 'OKONKWO CHIDI', 'none'],
  ['Adaeze Okonkwo', 'OKONKWO', 'none'],
  ['Adaeze Okonkwo', 'A OKONKWO', 'none'],
  ['Adaeze Ngozi Okonkwo', 'OKONKWO ADAEZE CHIDINMA', 'none'],
  ['Ade Ade', 'ADE BOLA', 'none'],
  ['Adaeze Okonkwo', 'OKONKWO ENTERPRISES LTD', 'none'],
];

it.each(table)('%s and %s: %s', (organizer, account, fit) => {
  expect(compareNames(organizer, account)).toBe(fit);
  expect(compareNames(account, organizer)).toBe(fit);
});

it.each([
  ['Ada Obi', true],
  ['Okafor-Obi', true],
  ['Ada ', false],
  ['Dr. Ada', false],
  ['', false],
])('“%s” has enough to compare: %s', (name, isEnough) => {
  expect(isComparable(name)).toBe(isEnough);
});
