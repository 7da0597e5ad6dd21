import { QueryClientProvider } from '@tanstack/react-query';

import type { Event } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { EventDetail } from './EventDetail';

export { sitemapPaths } from './page-server/eventPaths';
export { readPage } from './page-server/readEventPage';

/** `/events/:id` rendered on the page server, with the event that `readPage` read. */
export default function EventDetailOnServer({ data }: { data: Event }) {
  return (
    <QueryClientProvider client={queryClient}>
      <EventDetail event={data} loadedAt={0} />
    </QueryClientProvider>
  );
}
