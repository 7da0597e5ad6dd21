import type { DoorTicket } from '../../../api/doorApi';
import { buildDoorTicket } from '../../../test/door';
import { isSearchable, prepareSearch, searchGuests } from './searchGuests';

const guest = (name: string, more = {}) => buildDoorTicket({ name, ticket_number: name, ...more });
const page = (...tickets: DoorTicket[]) => ({ tickets, transferred_numbers: [] });
const pages = [
  page(guest('Ngozi Adeyẹmi'), guest('Adé Bello')),
  page(guest('Adeola 100%'), guest('Ade Unpaid', { status: 'PENDING' })),
];
const names = (text: string) => searchGuests(pages, text).found.map(({ name }) => name);

test.each(['', 'ad', '%%%', '___', 'a%%', '. .'])(
  '“%s” has too few letters and finds nobody',
  (text) => {
    expect(isSearchable(text)).toBe(false);
    expect(names(text)).toEqual([]);
  },
);

test('three letters find names with them, whatever their accents and case, but no unpaid ticket', () => {
  expect(names('ADE')).toEqual(['Ngozi Adeyẹmi', 'Adé Bello', 'Adeola 100%']);
  expect(names('adeyemi ngo')).toEqual(['Ngozi Adeyẹmi']);
});

test('Hausa letters are found by those without hooks, and apostrophes make no difference', () => {
  const guests = [page(guest('Ɓala Ɗanjuma'), guest("Conor O'Brien"), guest('Aoife O’Brien'))];
  const found = (text: string) => searchGuests(guests, text).found.map(({ name }) => name);
  expect(found('bala')).toEqual(['Ɓala Ɗanjuma']);
  expect(found('DANJ')).toEqual(['Ɓala Ɗanjuma']);
  for (const text of ['obrien', 'o’brien', "O'Brien", 'oʼbrien']) {
    expect(found(text)).toEqual(["Conor O'Brien", 'Aoife O’Brien']);
  }
});

test('a wildcard is only a character', () => {
  expect(names('ade%')).toEqual([]);
  expect(names('100%')).toEqual(['Adeola 100%']);
  expect(names('ade_la')).toEqual([]);
});

test('spaces around and between words, and their order, make no difference', () => {
  expect(names('  bello   ADE ')).toEqual(['Adé Bello']);
  expect(names('ade  zzz')).toEqual([]);
});

test('a guest counts once, however often their name has the letters, and words of two guests find nobody', () => {
  const crowd = [page(guest('Ada Adamu-Adams'), guest('Bisi Ada\nBello'), guest('Ngozi Ada'))];
  const { found, more } = searchGuests(crowd, 'ada');
  expect(found.map(({ name }) => name)).toEqual([
    'Ada Adamu-Adams',
    'Bisi Ada\nBello',
    'Ngozi Ada',
  ]);
  expect(more).toBe(0);
  expect(searchGuests(crowd, 'adams bisi').found).toEqual([]);
  expect(searchGuests(crowd, 'bello bisi').found).toHaveLength(1);
});

test('eight are shown, in the order of the list, and the rest of all its pages is counted', () => {
  const crowd = [0, 1, 2].map((tens) =>
    page(...Array.from({ length: 10 }, (_, each) => guest(`Ada ${tens}${each}`))),
  );
  const { found, more } = searchGuests(crowd, 'ada');
  expect(found.map(({ name }) => name.slice(-2))).toEqual(
    Array.from({ length: 8 }, (_, each) => `0${each}`),
  );
  expect(more).toBe(22);
});

test('fewer than eight leave none to count', () => {
  expect(searchGuests(pages, 'ade').more).toBe(0);
  expect(searchGuests([], 'ade')).toEqual({ found: [], more: 0 });
});

test('of a new list, finds whom its pages have, and nobody who is no longer on it', () => {
  const found = (list: typeof pages, text: string) =>
    searchGuests(list, text).found.map(({ ticket_number: number }) => number);
  const kept = page(guest('Adé Bello'));
  const before = [page(guest('Ngozi Adeyẹmi', { ticket_number: 'A' })), kept];
  prepareSearch(before);
  expect(found(before, 'adeyemi')).toEqual(['A']);
  const after = [page(guest('Ngozi Adeyẹmi', { ticket_number: 'B' })), kept];
  expect(found(after, 'adeyemi')).toEqual(['B']);
  expect(found(after, 'ADÉ')).toEqual(['B', 'Adé Bello']);
  expect(found([kept], 'adeyemi')).toEqual([]);
  expect(found(before, 'adeyemi')).toEqual(['A']);
});

test('spells out a page once, for all searches of all lists that it is on', () => {
  const ticket = guest('Adé Bello');
  let readings = 0;
  Object.defineProperty(ticket, 'name', {
    get: () => {
      readings += 1;
      return 'Adé Bello';
    },
  });
  const kept = page(ticket);
  for (const list of [[kept], [page(guest('Ngozi')), kept]]) {
    for (const text of ['ade', 'bello', 'ngozi']) searchGuests(list, text);
  }
  expect(readings).toBe(1);
});
