import { QueryClientProvider } from '@tanstack/react-query';
import type { SlotProps } from '@nzuko/contract';
import { useFlag } from '@nzuko/shared-auth/flags';

import { queryClient } from '../../api/queryClient';
import { EventsAround } from './EventsAround';

/** On the dashboard's overview: who else is on when the reader's next event is. */
export default function EventsAroundSlot({ event }: SlotProps['dashboard.overview']) {
  // Operators switch it off when the catalogue has more to do than it can.
  if (!useFlag('events.around', true)) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <EventsAround event={event} />
    </QueryClientProvider>
  );
}
