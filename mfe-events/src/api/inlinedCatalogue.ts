import type { ApiSchemas } from '@nzuko/contract';

import { INLINED_CATALOGUE_ID } from '../constants';
import type { EventFilters } from './eventFilters';
import { inlinedData } from './inlinedData';

/** A page of the catalogue as the page server read it (`CatalogueScreen.server.tsx`). */
export interface CatalogueData {
  filters: EventFilters;
  page: ApiSchemas['EventPage'];
  /** Null if they couldn't be read. */
  cities: string[] | null;
}

/** The catalogue inlined by the page server, with the time it was read (ms since 1970); undefined on other pages. */
export function inlinedCatalogue(): (CatalogueData & { readAt: number }) | undefined {
  const inlined = inlinedData<CatalogueData>(INLINED_CATALOGUE_ID);
  return inlined && { ...inlined.data, readAt: inlined.readAt };
}

/** The same, for a page with exactly these filters. */
export function inlinedPageOf(filters: EventFilters) {
  const data = inlinedCatalogue();
  const names = Object.keys(filters) as (keyof EventFilters)[];
  return data && names.every((name) => data.filters[name] === filters[name]) ? data : undefined;
}
