import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type ReportCase = ApiSchemas['ReportCase'];
export type EventReport = ApiSchemas['EventReport'];

export const reportCasesKey = ['report-cases'];

const nextAfter = ({ next, results }: { next: string | null; results: { id: number }[] }) =>
  next === null ? null : (results.at(-1)?.id ?? null);

const after = (id: number | null) => (id === null ? {} : { after: id });

/** Cases of reported events: open ones, the oldest first, or handled ones, the latest first. */
export const reportCasesQuery = (open: boolean) =>
  infiniteQueryOptions({
    queryKey: [...reportCasesKey, open],
    queryFn: async ({ pageParam, signal }) =>
      (
        await http.get<ApiSchemas['ReportCasePage']>('/desk/report-cases/', {
          params: { open, ...after(pageParam) },
          signal,
        })
      ).data,
    initialPageParam: null as number | null,
    getNextPageParam: nextAfter,
  });

export const reportCaseQuery = (id: number) =>
  queryOptions({
    queryKey: [...reportCasesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await http.get<ReportCase>(`/desk/report-cases/${id}/`, { signal })).data,
  });

/** What people wrote, oldest first. */
export const eventReportsQuery = (caseId: number) =>
  infiniteQueryOptions({
    queryKey: [...reportCasesKey, 'reports', caseId],
    queryFn: async ({ pageParam, signal }) =>
      (
        await http.get<ApiSchemas['EventReportPage']>(`/desk/report-cases/${caseId}/reports/`, {
          params: after(pageParam),
          signal,
        })
      ).data,
    initialPageParam: null as number | null,
    getNextPageParam: nextAfter,
  });

/** Rejects with ApiError. */
export const dismissCase = async (id: number, note: string) =>
  (await http.post<ReportCase>(`/desk/report-cases/${id}/dismiss/`, { note })).data;

/** Suspends the event; its organizer is told the reason, and nobody the note. Rejects with ApiError. */
export const suspendFromCase = async (id: number, words: { reason: string; note: string }) =>
  (await http.post<ReportCase>(`/desk/report-cases/${id}/suspend/`, words)).data;
