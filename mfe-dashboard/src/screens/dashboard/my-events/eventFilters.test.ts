import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import { filterEvents, isFiltered, newestFirst, type EventFilters } from './eventFilters';

const events = [
  buildEvent({ id: 1, title: 'React Lagos', description: 'Hooks', location: 'Yaba' }),
  buildEvent({ id: 2, title: 'Owambe', description: 'A party', category: 'Music' }),
  buildEvent({ id: 3, title: 'Ẹ̀kọ́ Design', description: 'x', status: 'DRAFT', location: '' }),
];
const none: EventFilters = { search: '', status: '', category: '' };

test.each([
  ['nothing', none, [1, 2, 3]],
  ['a title', { ...none, search: 'react' }, [1]],
  ['a description', { ...none, search: 'PARTY' }, [2]],
  ['a location', { ...none, search: ' yaba ' }, [1]],
  ['a title with its accents left out', { ...none, search: 'eko design' }, [3]],
  ['a status', { ...none, status: 'DRAFT' }, [3]],
  ['a category', { ...none, category: 'Music' }, [2]],
  ['all three', { search: 'party', status: 'PUBLISHED', category: 'Music' }, [2]],
  ['what nobody has', { ...none, search: 'chess' }, []],
])('filtering by %s', (_case, filters, ids) => {
  expect(filterEvents(events, filters).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [none, false],
  [{ ...none, search: '  ' }, false],
  [{ ...none, search: 'a' }, true],
  [{ ...none, status: 'DRAFT' }, true],
])('%j is an active filter: %s', (filters, active) => {
  expect(isFiltered(filters)).toBe(active);
});

test('the newest is the one created last', () => {
  const made = [3, 1, 2].map((days) => buildEvent({ id: days, created_at: daysFromNow(-days) }));
  expect(newestFirst(made).map(({ id }) => id)).toEqual([1, 2, 3]);
});
