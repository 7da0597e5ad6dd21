import { isFiltered, noFilters, readFilters, writeFilters } from './catalogueFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test.each([
  ['an unknown category', 'category=Cats'],
  ['an unknown price', 'price=cheap'],
  ['a date that is none', 'from=2031-13-45&to=soon'],
  ['a day that the calendar doesn’t have', 'from=2031-02-30'],
  ['an organizer that is none', 'organizer=me'],
  ['an organizer with more digits than any has', 'organizer=1234567890'],
  ['a page that is none', 'page=-2'],
  ['part of a page', 'page=2.5'],
  ['a page of words', 'page=two'],
])('%s in the URL filters nothing', (_case, query) => {
  expect(read(query)).toEqual(noFilters);
});

test.each([
  '',
  'search=ai&page=3',
  'category=Arts+%26+Culture&city=Jos&price=free&organizer=7&page=2',
])('the filters of “%s” are written as they were read', (query) => {
  expect(writeFilters(read(query)).toString()).toBe(query);
});

test('a page number alone is not a filter', () => {
  expect(isFiltered(read('page=4'))).toBe(false);
  expect(isFiltered(read('city=Jos'))).toBe(true);
});

test('what the API would refuse is made to fit', () => {
  const { search, city, page } = read(
    `search=${'a'.repeat(300)}&city=%00${'b'.repeat(300)}&page=1e9`,
  );
  expect(search).toHaveLength(200);
  expect(city).toBe('b'.repeat(100));
  expect(page).toBe(100_000);
});
