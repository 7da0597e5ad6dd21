import { buildDoorTicket } from '../../../test/door';
import { isSearchable, makeGuestIndexer, searchGuests } from './searchGuests';

const guest = (name: string, more = {}) => buildDoorTicket({ name, ticket_number: name, ...more });
const index = makeGuestIndexer()([
  guest('Ngozi Adeyẹmi'),
  guest('Adé Bello'),
  guest('Adeola 100%'),
  guest('Ade Unpaid', { status: 'PENDING' }),
]);
const names = (text: string) => searchGuests(index, text).found.map(({ name }) => name);

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

test('a wildcard is only a character', () => {
  expect(names('ade%')).toEqual([]);
  expect(names('100%')).toEqual(['Adeola 100%']);
  expect(names('ade_la')).toEqual([]);
});

test('eight are shown, and the rest is counted', () => {
  const crowd = makeGuestIndexer()(Array.from({ length: 30 }, (_, each) => guest(`Ada ${each}`)));
  const { found, more } = searchGuests(crowd, 'ada');
  expect([found.length, more]).toEqual([8, 22]);
});

test('a new list finds whom it has, and nobody who is no longer on it', () => {
  const indexOf = makeGuestIndexer();
  const found = (tickets: Parameters<typeof indexOf>[0], text: string) =>
    searchGuests(indexOf(tickets), text).found.map(({ ticket_number: number }) => number);
  expect(found([guest('Ngozi Adeyẹmi', { ticket_number: 'A' })], 'adeyemi')).toEqual(['A']);
  const next = [guest('Ngozi Adeyẹmi', { ticket_number: 'B' }), guest('Adé Bello')];
  expect(found(next, 'adeyemi')).toEqual(['B']);
  expect(found(next.slice(1), 'adeyemi')).toEqual([]);
  expect(found(next, 'ADÉ')).toEqual(['B', 'Adé Bello']);
});
