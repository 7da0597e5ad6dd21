import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { DOWNLOAD_TIMEOUT_MS } from '../constants';

export type RecordEntry = ApiSchemas['RecordEntry'];
export type RecordPage = ApiSchemas['RecordPage'];

/** A page of the signed-in user's activity and of changes to their account, newest first. Rejects with ApiError. */
export async function fetchOwnRecord(before: number | null): Promise<RecordPage> {
  const params = before === null ? {} : { before };
  return (await http.get<RecordPage>('/record/', { params })).data;
}

/** The whole record as a file. Rejects with ApiError. */
export async function fetchOwnRecordFile(): Promise<string> {
  const config = { responseType: 'text', timeout: DOWNLOAD_TIMEOUT_MS } as const;
  return (await http.get<string>('/record.csv', config)).data;
}
