import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type OutgoingMail = ApiSchemas['OutgoingMail'];
export type Job = ApiSchemas['Job'];

/** All that an administrator sees of mails and jobs; refetched together after a change. */
export const operationsKey = ['operations'];

/** Mails that need a person, newest first. */
export const mailsQuery = (state: 'FAILED' | 'UNCONFIRMED', page: number) =>
  queryOptions({
    queryKey: [...operationsKey, 'mails', state, page],
    queryFn: async ({ signal }) =>
      (
        await http.get<ApiSchemas['OutgoingMailPage']>('/mails/', {
          params: { state, page },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/** Background jobs that have been given up, newest first. */
export const deadJobsQuery = (page: number) =>
  queryOptions({
    queryKey: [...operationsKey, 'jobs', page],
    queryFn: async ({ signal }) =>
      (await http.get<ApiSchemas['JobPage']>('/jobs/', { params: { state: 'DEAD', page }, signal }))
        .data,
    placeholderData: keepPreviousData,
  });

/** Sends a mail again. Rejects with ApiError: 409 if it is on its way, or its link has been used. */
export const resendMail = async (id: number) =>
  (await http.post<OutgoingMail>(`/mails/${id}/resend/`)).data;

/** Gives a dead job its attempts again. Rejects with ApiError: 409 if it's no longer dead. */
export const retryJob = async (id: number) => (await http.post<Job>(`/jobs/${id}/retry/`)).data;
