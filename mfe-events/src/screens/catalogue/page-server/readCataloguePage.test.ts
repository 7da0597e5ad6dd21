import type { CallApi } from '@nzuko/contract';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import type { CatalogueData } from '../../../api/inlinedCatalogue';
import { readPage } from './readCataloguePage';

const asked = jest.fn<Promise<Response>, Parameters<CallApi>>();
const event = buildEvent();
const page = buildPage([event]);
const answering = (cities: Response | string[] = ['Jos', 'Lagos'], found = page) =>
  asked.mockImplementation(async (path) => {
    if (path === '/events/cities/') {
      return cities instanceof Response ? cities.clone() : Response.json(cities);
    }
    return Response.json(found);
  });

async function read(query: string) {
  const canonicalUrl = `http://nzuko.example/events?${query}`;
  const reading = await readPage({ params: {}, query, canonicalUrl, callApi: asked });
  if (reading.status !== 200) throw new Error('The catalogue is missing.');
  return { ...reading, value: reading.data.value as CatalogueData };
}

beforeEach(() => {
  asked.mockReset();
  answering();
});

test('asks for what the screen would ask for', async () => {
  await read('search=ai&category=Arts+%26+Culture&page=2');
  expect(asked.mock.calls.map(([path]) => path)).toEqual([
    '/events/?search=ai&category=Arts+%26+Culture&page=2&page_size=12',
    '/events/cities/',
  ]);
});

test('inlines the filters, the page without its descriptions, and the cities', async () => {
  const { value, data } = await read('city=Jos');
  expect(data.id).toBe('catalogue');
  expect(value.filters).toMatchObject({ city: 'Jos', search: '', page: 1 });
  expect(value.page).toEqual({ ...page, results: [{ ...event, description: '' }] });
  expect(value.cities).toEqual(['Jos', 'Lagos']);
});

test.each([
  ['', 'Events'],
  ['category=Music', 'Music events'],
  ['category=Music&city=Jos', 'Music events in Jos'],
  ['city=Call+0800-SPAM', 'Events'],
  ['category=Cats', 'Events'],
  [`organizer=${event.organizer_details.id}`, 'Events by Chidi Eze'],
  ['organizer=999', 'Events'],
])('the page of “%s” is called %s', async (query, title) => {
  expect((await read(query)).head.title).toBe(title);
});

test.each([
  ['', false],
  ['category=Music&page=2', false],
  ['organizer=7', false],
  ['search=ai', true],
  ['category=Cats', true],
  ['page=1', true],
])('the page of “%s” is kept from search engines: %s', async (query, isKept) => {
  const { head } = await read(query);
  expect(head.meta).toEqual(isKept ? [{ name: 'robots', content: 'noindex' }] : []);
});

test('a list of nothing, such as of a made-up city, is kept from search engines; the catalogue isn’t', async () => {
  answering([], buildPage([]));
  const noindex = { name: 'robots', content: 'noindex' };
  for (const query of ['city=Call+0800-SPAM', 'organizer=999', 'page=99'])
    expect((await read(query)).head.meta).toEqual([noindex]);
  expect((await read('')).head.meta).toEqual([]);
});

test('without the cities the page still has its events', async () => {
  answering(new Response(null, { status: 503 }));
  const { value } = await read('city=Jos');
  expect(value.cities).toBeNull();
  expect(value.page.results).toHaveLength(1);
});

test('is not made while the list can’t be read, nor for a page server that doesn’t pass the query', async () => {
  asked.mockImplementation(async () => new Response(null, { status: 503 }));
  await expect(read('')).rejects.toThrow('503');
  const request = { params: {}, canonicalUrl: 'http://nzuko.example/events', callApi: asked };
  await expect(readPage(request)).rejects.toThrow('filters');
});
