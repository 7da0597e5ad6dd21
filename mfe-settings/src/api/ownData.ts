import { http } from 'shared-auth';

/** Fetches all that is kept about the signed-in user, as the text of a JSON file. Rejects with ApiError. */
export async function fetchOwnData(): Promise<string> {
  const { data } = await http.get<object>('/auth/export/');
  return JSON.stringify(data, null, 2);
}
