import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

/** Reports an event; resolves with whether this account had done so already. Rejects with ApiError. */
export async function reportEvent(
  eventId: number,
  report: ApiSchemas['EventReportPayload'],
): Promise<{ isRepeated: boolean }> {
  const { data } = await http.post<{ is_repeated: boolean }>(`/events/${eventId}/reports/`, report);
  return { isRepeated: data.is_repeated };
}
