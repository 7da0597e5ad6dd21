import { http } from '@nzuko/shared-auth';

/** Fetches all data stored about the signed-in user, as JSON text. Rejects with ApiError. */
export async function fetchOwnData(): Promise<string> {
  const { data } = await http.get<object>('/auth/export/');
  return JSON.stringify(data, null, 2);
}
