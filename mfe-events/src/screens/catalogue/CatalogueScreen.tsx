import { QueryClientProvider } from '@tanstack/react-query';

import { queryClient } from '../../api/queryClient';
import { Catalogue } from './Catalogue';

/** `/events`: the catalogue. */
export default function CatalogueScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <Catalogue />
    </QueryClientProvider>
  );
}
