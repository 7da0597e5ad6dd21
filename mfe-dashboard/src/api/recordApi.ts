import type { ApiSchemas, deskRecordQueryLimits } from '@nzuko/contract';

import { readOnQuery } from './readOnQuery';

export type RecordEntry = ApiSchemas['RecordEntry'];

export interface DeskRecordFilter {
  event?: number;
  account?: number;
  kind?: (typeof deskRecordQueryLimits)['kind']['enum'][number];
}

/** Whose record: an event's, a team's, or for administrators everybody's, or that of an event, an account or both. */
export type RecordOf = { event: number } | { team: number } | { desk: DeskRecordFilter };

/** Its path, but for what makes it a list (`/`) or a file (`.csv`), and its query. */
function placeOf(of: RecordOf): { path: string; params: DeskRecordFilter } {
  if ('desk' in of) return { path: '/desk/record', params: { ...of.desk } };
  const path = 'event' in of ? `/events/${of.event}/record` : `/teams/${of.team}/record`;
  return { path, params: {} };
}

/** The same as a file. */
export function recordFile(of: RecordOf): string {
  const { path, params } = placeOf(of);
  const query = new URLSearchParams(
    Object.entries(params).map(([name, id]) => [name, String(id)]),
  ).toString();
  return `${path}.csv${query && `?${query}`}`;
}

/** Who changed what, newest first. */
export const recordQuery = (of: RecordOf) => {
  const { path, params } = placeOf(of);
  return readOnQuery<RecordEntry>(['record', path, params], `${path}/`, { params });
};
