import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@nzuko/shared-auth/queries';

import { citiesQuery, eventsQuery } from '../../api/eventsApi';
import type { CatalogueData } from '../../api/inlinedCatalogue';
import { Catalogue } from './Catalogue';

export { readPage } from './page-server/readCataloguePage';

/** `/events` rendered on the page server, with what `readPage` read. Each rendering has a cache of its own. */
export default function CatalogueOnServer({ data }: { data: CatalogueData }) {
  const client = createQueryClient(Infinity);
  client.setQueryData(eventsQuery(data.filters).queryKey, data.page);
  if (data.cities) client.setQueryData(citiesQuery.queryKey, data.cities);
  return (
    <QueryClientProvider client={client}>
      <Catalogue />
    </QueryClientProvider>
  );
}
