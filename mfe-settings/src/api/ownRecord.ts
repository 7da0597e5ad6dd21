import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { DOWNLOAD_TIMEOUT_MS } from '../constants';

export type RecordEntry = ApiSchemas['RecordEntry'];
export type RecordPage = ApiSchemas['RecordPage'];

/** What the signed-in user did, and what happened to their account, newest first. Rejects with ApiError. */
export async function fetchOwnRecord(before: number | null): Promise<RecordPage> {
  const params = before === null ? {} : { before };
  return (await http.get<RecordPage>('/record/', { params })).data;
}

/** The same as a file, all of it. Rejects with ApiError. */
export async function fetchOwnRecordFile(): Promise<string> {
  const config = { responseType: 'text', timeout: DOWNLOAD_TIMEOUT_MS } as const;
  return (await http.get<string>('/record.csv', config)).data;
}
