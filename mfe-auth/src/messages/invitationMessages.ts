import type { ApiError } from '@nzuko/shared-auth';

import type { Invitation } from '../api/invitations';

const as: Record<Invitation['role'], string> = {
  OWNER: 'an owner, with full access',
  MANAGER: 'a manager: you run events and write to their attendees',
  FINANCE: 'finance staff: you see the money, request payouts and refund tickets',
  DOOR: 'door staff: you scan tickets at the door',
};

/** The role an invitation offers, and the events it is limited to. */
export function invitationText({ role, events }: Invitation): string {
  const where = events ? ` Only for: ${events.join(', ')}.` : '';
  return `You’d join as ${as[role]}.${where}`;
}

/** Shown when an invitation can’t be shown or accepted. */
export const invitationFailedMessage = (error: ApiError) =>
  (error.status < 500 && error.text('detail')) ||
  'We couldn’t reach the invitation. Please try again.';
