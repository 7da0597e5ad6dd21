import { isFiltered, noFilters, readFilters, writeFilters } from './catalogueFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test.each([
  ['an unknown category', 'category=Cats'],
  ['an unknown price', 'price=cheap'],
  ['a date that is none', 'from=2031-13-45&to=soon'],
  ['a page that is none', 'page=-2'],
  ['a page of words', 'page=two'],
])('%s in the URL filters nothing', (_case, query) => {
  expect(read(query)).toEqual(noFilters);
});

test.each(['', 'search=ai&page=3', 'category=Arts+%26+Culture&city=Jos&price=free&page=2'])(
  'the filters of “%s” are written as they were read',
  (query) => {
    expect(writeFilters(read(query)).toString()).toBe(query);
  },
);

test('a page number alone is not a filter', () => {
  expect(isFiltered(read('page=4'))).toBe(false);
  expect(isFiltered(read('city=Jos'))).toBe(true);
});
