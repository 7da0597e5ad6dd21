import { noFilters } from '../screens/catalogue/catalogueFilters';
import { inlinedCatalogue, inlinedPageOf } from './inlinedCatalogue';

const page = { count: 0, next: null, previous: null, results: [] };

/** Inlines a page of the catalogue, as the page server does. */
function inline(readAt: number) {
  const script = document.createElement('script');
  Object.assign(script, { id: 'catalogue', type: 'application/json' });
  script.dataset.readAt = String(readAt);
  const filters = { ...noFilters, city: 'Jos' };
  script.textContent = JSON.stringify({ filters, page, cities: ['Jos'] });
  document.head.append(script);
}

afterEach(() => document.getElementById('catalogue')?.remove());

test('the inlined page is returned only for its own filters', () => {
  inline(1_000);
  expect(inlinedPageOf({ ...noFilters, city: 'Jos' })).toMatchObject({ page, readAt: 1_000 });
  expect(inlinedPageOf(noFilters)).toBeUndefined();
  expect(inlinedPageOf({ ...noFilters, city: 'Jos', page: 2 })).toBeUndefined();
});

test('a server clock that runs ahead does not make the list fresh', () => {
  inline(Date.now() + 3_600_000);
  expect(inlinedCatalogue()?.readAt).toBeLessThanOrEqual(Date.now());
});

test('other pages have none', () => {
  expect(inlinedCatalogue()).toBeUndefined();
});
