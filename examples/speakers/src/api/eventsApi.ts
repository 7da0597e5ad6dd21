import { http } from '@nzuko/shell-sdk/auth';
import type { ApiSchemas } from '@nzuko/shell-sdk/contract';

type Event = ApiSchemas['Event'];

const SHOWN = 3;

/** The next events, those under way first. Rejects with ApiError. */
export async function listNextEvents(signal: AbortSignal): Promise<Event[]> {
  const { data } = await http.get<ApiSchemas['EventPage']>('/events/', {
    // Past events come last.
    params: { ordering: 'upcoming', page_size: SHOWN },
    // The list is public, so asking for it must neither refresh a session nor end one.
    anonymous: true,
    signal,
  });
  return data.results.filter(({ end_date }) => end_date && Date.parse(end_date) > Date.now());
}
