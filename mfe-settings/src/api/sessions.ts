import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type Session = ApiSchemas['Session'];

/** Where the signed-in user is signed in: here, then the last used first. Rejects with ApiError. */
export async function fetchSessions(): Promise<Session[]> {
  return (await http.get<Session[]>('/sessions/')).data;
}

/** Signs out of one session. Rejects with ApiError: 404 if it has ended. */
export async function endSession(id: number): Promise<void> {
  await http.delete(`/sessions/${id}/`);
}
