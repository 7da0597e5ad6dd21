import { Type, type Static } from 'typebox';
import { named, nullable, ref, textEnum, timestamp } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { noSecurity } from '../../platform/schemas/security';
import { TEAM_ROLES } from '../../platform/teams/rights';
import { Membership } from './teams-schemas';

export const Invitation = named(
  'Invitation',
  Type.Object({
    team: Type.String(),
    invited_by: Type.String(),
    email: Type.String({ description: 'The only address whose account may accept it.' }),
    role: textEnum(TEAM_ROLES),
    events: nullable(
      Type.Array(Type.String(), { description: 'Titles; null for all of the team’s events.' }),
    ),
    expires_at: timestamp(),
  }),
);
export type Invitation = Static<typeof Invitation>;

const tags = ['teams'];
const params = Type.Object({ token: Type.String({ maxLength: 100 }) });
const ended = 'Gone: `invitation_used`, `invitation_revoked`, `invitation_expired`.';

export const invitationSchema = {
  tags,
  security: noSecurity,
  operationId: 'getInvitation',
  summary: 'Read an emailed invitation to a team',
  description: ended,
  params,
  response: { 200: ref(Invitation), ...errorAnswers(404, 410, 429) },
};

export const acceptInvitationSchema = {
  tags,
  security: [{ bearer: [] }],
  operationId: 'acceptInvitation',
  summary: 'Accept an invitation to a team',
  description:
    `403 \`other_address\`: I am signed in with another address. ${ended} Conflict: \`already_member\`. ` +
    'Whoever has accepted it gets the same answer again.',
  params,
  response: { 200: ref(Membership), ...errorAnswers(401, 403, 404, 409, 410, 429) },
};
