import { ApiError, http } from '@nzuko/shared-auth';
import { downloadFile } from '@nzuko/shared-ui/parts';

import { DOCUMENT_TIMEOUT_MS } from '../constants';

/** Downloads a file that only its owner may read: a link would carry no token. Rejects with ApiError. */
export async function downloadDocument(path: string, fileName: string): Promise<void> {
  const config = { responseType: 'blob', timeout: DOCUMENT_TIMEOUT_MS } as const;
  try {
    const { data } = await http.get<Blob>(path, config);
    downloadFile(fileName, data, data.type);
  } catch (cause) {
    const error = ApiError.from(cause);
    throw new ApiError(error.kind, error.status, await read(error.data), error.request, { cause });
  }
}

/** The body of a refusal, which arrives as a Blob like the file would. */
async function read(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await new Response(data).text()) as unknown;
  } catch {
    return undefined;
  }
}
