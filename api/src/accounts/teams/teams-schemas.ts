import { Type, type Static } from 'typebox';
import { durationText } from '../../platform/durationText';
import { INVITATION_MS, LIMITS, TEAM_SIZE } from '../../platform/limits';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { RIGHTS, RIGHTS_OF, TEAM_ROLES } from '../../platform/teams/rights';

const CONFIRMED = '403 `confirmation_needed` for an account with a second step.';
const role = () =>
  textEnum(TEAM_ROLES, {
    description: 'The rights of each role are in `x-rights`, and in `rights` of a membership.',
    'x-rights': RIGHTS_OF,
  });
const EVENTS = 'The events they work on; null for all, also those to come.';
const eventIds = () => nullable(Type.Array(rowId(), { description: EVENTS }));

export const Membership = named(
  'Membership',
  Type.Object({
    id: rowId(),
    name: Type.String({ description: 'The name of whoever founded the team.' }),
    is_own: Type.Boolean({ description: 'Whether one founded it.' }),
    role: role(),
    rights: Type.Array(textEnum(RIGHTS)),
    event_ids: eventIds(),
    lacks_two_step: Type.Boolean({
      description:
        'Whether calls for it are refused with `two_step_required`, until one has turned on two-step sign-in.',
    }),
  }),
);
export type Membership = Static<typeof Membership>;

export const TeamMember = named(
  'TeamMember',
  Type.Object({
    user_id: rowId(),
    name: Type.String(),
    email: Type.String(),
    role: role(),
    event_ids: eventIds(),
    version: Type.Integer({
      description: 'To be sent with a change, so that nobody overwrites one unseen.',
    }),
    is_me: Type.Boolean(),
    has_two_step: Type.Boolean({ description: 'Whether they sign in with a second step.' }),
    joined_at: timestamp(),
  }),
);

export const TeamInvitation = named(
  'TeamInvitation',
  Type.Object({
    id: rowId(),
    email: Type.String(),
    role: role(),
    event_ids: eventIds(),
    invited_at: timestamp(),
    expires_at: timestamp(),
    has_expired: Type.Boolean(),
  }),
);

export const Team = named(
  'Team',
  Type.Object({
    id: rowId(),
    name: Type.String(),
    requires_two_step: Type.Boolean({
      description: 'Whether it refuses members who sign in without a second step.',
    }),
    members: Type.Array(ref(TeamMember)),
    invitations: Type.Array(ref(TeamInvitation), { description: 'Those that wait for an answer.' }),
  }),
);
export type Team = Static<typeof Team>;

const place = {
  role: role(),
  event_ids: Type.Optional(nullable(Type.Array(rowId(), { maxItems: 500, description: EVENTS }))),
};

export const InvitationPayload = named(
  'InvitationPayload',
  Type.Object({ email: Type.String(LIMITS.email), ...place }, { additionalProperties: false }),
);
export type InvitationPayload = Static<typeof InvitationPayload>;

export const MemberChange = named(
  'MemberChange',
  Type.Object({ ...place, version: Type.Integer() }, { additionalProperties: false }),
);
export type MemberChange = Static<typeof MemberChange>;

export const TeamChange = named(
  'TeamChange',
  Type.Object({ requires_two_step: Type.Boolean() }, { additionalProperties: false }),
);
export type TeamChange = Static<typeof TeamChange>;

export const OwnershipPayload = named(
  'OwnershipPayload',
  Type.Object({ user_id: rowId() }, { additionalProperties: false }),
);

const tags = ['teams'];
const security = [{ bearer: [] }];
const memberParams = Type.Object({ id: rowId(), user_id: rowId() });
const invitationParams = Type.Object({ id: rowId(), invitation_id: rowId() });

export const listTeamsSchema = {
  tags,
  security,
  operationId: 'listTeams',
  summary: 'The teams I am in',
  description:
    'My own first. A call acts for one’s own team unless its `X-Team` header names the id of another; a call about one ' +
    'event acts for that event’s team.',
  response: { 200: Type.Array(ref(Membership)), ...errorAnswers(401) },
};

export const teamSchema = {
  tags,
  security,
  operationId: 'getTeam',
  summary: 'A team that I own: its members and open invitations',
  params: idParams,
  response: { 200: ref(Team), ...errorAnswers(401, 403) },
};

export const changeTeamSchema = {
  tags,
  security,
  operationId: 'changeTeam',
  summary: 'Have a team need two-step sign-in of its members',
  description: `It holds from their next call. Conflict: \`two_step_off\` unless I have it on. ${CONFIRMED}`,
  params: idParams,
  body: ref(TeamChange),
  response: { 200: ref(Team), ...errorAnswers(400, 401, 403, 409) },
};

export const inviteSchema = {
  tags,
  security,
  operationId: 'inviteToTeam',
  summary: 'Invite somebody to a team by email',
  description:
    `The link works for ${durationText(INVITATION_MS)}, once, and only for the account with this address. Inviting the address again replaces ` +
    `the link. Conflicts: \`already_member\`, \`team_full\` (${TEAM_SIZE} members and invitations). ${CONFIRMED}`,
  params: idParams,
  body: ref(InvitationPayload),
  response: { 201: ref(TeamInvitation), ...errorAnswers(400, 401, 403, 409, 429) },
};

export const revokeInvitationSchema = {
  tags,
  security,
  operationId: 'revokeInvitation',
  summary: 'Withdraw an invitation',
  description: 'Its link ends at once. Conflict: `invitation_used`.',
  params: invitationParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 403, 404, 409) },
};

export const changeMemberSchema = {
  tags,
  security,
  operationId: 'changeMember',
  summary: 'Change a member’s role and events',
  description: `It holds from their next call. Conflicts: \`member_changed\`, \`last_owner\`. ${CONFIRMED}`,
  params: memberParams,
  body: ref(MemberChange),
  response: { 200: ref(TeamMember), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const removeMemberSchema = {
  tags,
  security,
  operationId: 'removeMember',
  summary: 'Remove a member, or leave a team',
  description: `Everybody may leave. Conflict: \`last_owner\`. ${CONFIRMED}`,
  params: memberParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 403, 404, 409) },
};

export const handOverSchema = {
  tags,
  security,
  operationId: 'handOverTeam',
  summary: 'Hand a team over to another member',
  description: `They become an owner, and I a manager. ${CONFIRMED}`,
  params: idParams,
  body: ref(OwnershipPayload),
  response: { 200: ref(Membership), ...errorAnswers(400, 401, 403, 404) },
};
