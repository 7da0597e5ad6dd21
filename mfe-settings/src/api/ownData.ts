import { http } from '@nzuko/shared-auth';

import { DOWNLOAD_TIMEOUT_MS } from '../constants';

/** Fetches all data stored about the signed-in user, as JSON text. Rejects with ApiError. */
export async function fetchOwnData(): Promise<string> {
  const { data } = await http.get<object>('/auth/export/', { timeout: DOWNLOAD_TIMEOUT_MS });
  return JSON.stringify(data, null, 2);
}
