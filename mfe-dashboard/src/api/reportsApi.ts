import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

import { readOnQuery } from './readOnQuery';

export type ReportCase = ApiSchemas['ReportCase'];
export type EventReport = ApiSchemas['EventReport'];

export const reportCasesKey = ['report-cases'];

/** Cases of reported events: open ones, the oldest first, or handled ones, the latest first. */
export const reportCasesQuery = (open: boolean) =>
  readOnQuery<ReportCase>([...reportCasesKey, open], '/desk/report-cases/', {
    params: { open },
    from: 'after',
  });

export const reportCaseQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportCasesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await http.get<ReportCase>(`/desk/report-cases/${id}/`, { signal })).data,
  });

/** A case's reports, oldest first. */
export const eventReportsQuery = (caseId: number) =>
  readOnQuery<EventReport>(
    [...reportCasesKey, 'reports', caseId],
    `/desk/report-cases/${caseId}/reports/`,
    { from: 'after' },
  );

/** Rejects with ApiError. */
export const dismissCase = async (id: number, note: string) =>
  (await http.post<ReportCase>(`/desk/report-cases/${id}/dismiss/`, { note })).data;

/** Suspends the event. The organizer is told the reason; the note stays on the desk. Rejects with ApiError. */
export const suspendFromCase = async (id: number, words: { reason: string; note: string }) =>
  (await http.post<ReportCase>(`/desk/report-cases/${id}/suspend/`, words)).data;
