import type { ApiSchemas, CallApi, PageHead, ServerScreen } from '@nzuko/contract';

import { eventsParams } from '../../../api/eventsApi';
import type { CatalogueData } from '../../../api/inlinedCatalogue';
import { INLINED_CATALOGUE_ID } from '../../../constants';
import { readFilters, writeFilters } from '../catalogueFilters';
import { catalogueSubtitle, catalogueTitle, organizerOf } from '../catalogueTitle';

async function read<Body>(callApi: CallApi, path: string): Promise<Body> {
  const answer = await callApi(path);
  if (!answer.ok)
    throw new Error(`The API answered ${answer.status} when asked for the catalogue.`);
  return (await answer.json()) as Body;
}

function headOf({ filters, page, cities }: CatalogueData, query: string): PageHead {
  // Whoever makes up a link chooses its words; and a filter that says nothing would be one page under many addresses.
  const isCanonical = filters.search === '' && writeFilters(filters).toString() === query;
  const isListed = isCanonical && (page.results.length > 0 || query === '');
  return {
    title: catalogueTitle(filters, cities ?? [], organizerOf(filters, page)),
    description: catalogueSubtitle,
    meta: isListed ? [] : [{ name: 'robots', content: 'noindex' }],
  };
}

/** The catalogue as a visitor sees it, filtered by the URL's query. */
export const readPage: ServerScreen['readPage'] = async ({ query, callApi }) => {
  if (query === undefined) throw new Error('This page server can’t tell which filters to apply.');
  const filters = readFilters(new URLSearchParams(query));
  const readAt = Date.now();
  const params = new URLSearchParams(
    Object.entries(eventsParams(filters)).map(([name, value]) => [name, String(value)]),
  );
  const [page, cities] = await Promise.all([
    read<ApiSchemas['EventPage']>(callApi, `/events/?${params}`),
    // A filter can do without its list.
    read<string[]>(callApi, '/events/cities/').catch(() => null),
  ]);
  // Cards don't show descriptions, which would be most of the HTML.
  const results = page.results.map((event) => ({ ...event, description: '' }));
  const value: CatalogueData = { filters, page: { ...page, results }, cities };
  return {
    status: 200,
    head: headOf(value, query),
    data: { id: INLINED_CATALOGUE_ID, readAt, value },
  };
};
