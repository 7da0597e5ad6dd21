import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type Membership = ApiSchemas['Membership'];
export type Right = Membership['rights'][number];
export type TeamRole = Membership['role'];
export type Team = ApiSchemas['Team'];
export type TeamMember = ApiSchemas['TeamMember'];
export type TeamInvitation = ApiSchemas['TeamInvitation'];

/** A role, and the events it is limited to; null for all. */
export type Place = Required<Omit<ApiSchemas['InvitationPayload'], 'email'>>;

/** The teams that the signed-in user is in, their own first. */
export const teamsQuery = queryOptions({
  queryKey: ['teams'],
  queryFn: async ({ signal }) => (await http.get<Membership[]>('/teams/', { signal })).data,
  // Whoever comes back from setting up two-step sign-in mustn't find an old refusal.
  refetchOnMount: ({ state }) =>
    state.data?.some(({ lacks_two_step: lacks }) => lacks) ? 'always' : true,
});

/** A team that the signed-in user owns. */
export const teamQuery = (id: number) =>
  queryOptions({
    queryKey: ['team', id],
    queryFn: async ({ signal }) => (await http.get<Team>(`/teams/${id}/`, { signal })).data,
  });

/** Has a team need two-step sign-in, or no longer. Rejects with ApiError: 409 if the user hasn't turned on their own. */
export const requireTwoStep = async (id: number, requires_two_step: boolean) =>
  (await http.patch<Team>(`/teams/${id}/`, { requires_two_step })).data;

/** Mails an invitation. Rejects with ApiError. */
export const inviteToTeam = async (id: number, invitation: ApiSchemas['InvitationPayload']) =>
  (await http.post<TeamInvitation>(`/teams/${id}/invitations/`, invitation)).data;

/** Withdraws an invitation. Rejects with ApiError: 409 if it was accepted. */
export async function revokeInvitation(id: number, invitationId: number): Promise<void> {
  await http.delete(`/teams/${id}/invitations/${invitationId}/`);
}

/** Gives a member another role or other events. Rejects with ApiError: 409 if somebody else has changed them. */
export const changeMember = async (
  id: number,
  { user_id: userId, version }: TeamMember,
  place: Place,
) => (await http.patch<TeamMember>(`/teams/${id}/members/${userId}/`, { ...place, version })).data;

/** Removes a member, or leaves. Rejects with ApiError: 409 for the last owner. */
export async function removeMember(id: number, userId: number): Promise<void> {
  await http.delete(`/teams/${id}/members/${userId}/`);
}

/** Makes a member an owner, and oneself a manager. Rejects with ApiError. */
export const handOver = async (id: number, userId: number) =>
  (await http.post<Membership>(`/teams/${id}/owner/`, { user_id: userId })).data;
