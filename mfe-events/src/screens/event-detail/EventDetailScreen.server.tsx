import { QueryClientProvider } from '@tanstack/react-query';

import type { Event } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { EventDetail } from './EventDetail';

/** `/events/:id` as the page server renders it into the first HTML, with the event that it has looked up. */
export default function EventDetailOnServer({ data }: { data: Event }) {
  return (
    <QueryClientProvider client={queryClient}>
      <EventDetail event={data} />
    </QueryClientProvider>
  );
}
