import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type Invitation = ApiSchemas['Invitation'];

/** An emailed invitation, by its token. Rejects with ApiError: 404, or 410 if it has ended. */
export async function fetchInvitation(token: string): Promise<Invitation> {
  return (await http.get<Invitation>(`/invitations/${encodeURIComponent(token)}/`)).data;
}

/** Joins the team. Rejects with ApiError: 403 for another address, 410 if it has ended meanwhile. */
export async function acceptInvitation(token: string): Promise<ApiSchemas['Membership']> {
  const path = `/invitations/${encodeURIComponent(token)}/accept/`;
  return (await http.post<ApiSchemas['Membership']>(path)).data;
}
