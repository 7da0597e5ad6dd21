import { Type, type Static } from 'typebox';
import { SOCIAL_PROVIDERS, TICKET_STATUSES, TICKET_TYPES } from '../../platform/limits';
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
import { TEAM_ROLES } from '../../platform/teams/rights';
import { onHold } from '../tickets/tickets-schemas';
import { FoundAccount, FoundEvent, FoundOrder, FoundPayment } from './desk-search-schemas';

export const DeskAccount = named(
  'DeskAccount',
  Type.Object({
    account: ref(FoundAccount),
    email_verified_at: nullable(timestamp('Null if the address isn’t verified.')),
    signs_in_with: Type.Array(textEnum(['password', ...SOCIAL_PROVIDERS])),
    open_sessions: Type.Integer({ description: 'In how many places it is signed in.' }),
    last_seen_at: nullable(timestamp('When a session was last opened or renewed.')),
    suspension: nullable(
      Type.Object(
        { id: rowId(), reason: Type.String(), suspended_by: Type.String() },
        { description: 'Null unless it is suspended.' },
      ),
    ),
    events: Type.Array(ref(FoundEvent), { description: 'Its latest events, up to 20.' }),
    orders: Type.Array(ref(FoundOrder), { description: 'Its latest orders, up to 20.' }),
    teams: Type.Array(
      Type.Object({
        id: rowId(),
        name: Type.String({ description: 'The name of whoever founded the team.' }),
        role: textEnum(TEAM_ROLES),
        joined_at: timestamp(),
      }),
      { description: 'Other people’s teams that it is in.' },
    ),
  }),
);
export type DeskAccount = Static<typeof DeskAccount>;

export const DeskOrder = named(
  'DeskOrder',
  Type.Object({
    order: ref(FoundOrder),
    phone: nullable(Type.String({ description: 'The buyer’s, in E.164, if they gave one.' })),
    tickets: Type.Array(
      Type.Object({
        ticket_number: Type.String(),
        ticket_type: textEnum(TICKET_TYPES),
        status: textEnum(TICKET_STATUSES),
        on_hold: onHold(),
        holder: Type.String(),
        email: nullable(Type.String()),
        checked_in_at: nullable(timestamp()),
      }),
    ),
    payments: Type.Array(ref(FoundPayment), { description: 'Every try to pay it.' }),
  }),
);
export type DeskOrder = Static<typeof DeskOrder>;

const look = {
  tags: ['desk'],
  security: [{ bearer: [] }],
  params: idParams,
  description: 'Who looked is in the record.',
};
const errors = errorAnswers(401, 403, 404);

export const deskDetailSchemas = {
  account: {
    ...look,
    operationId: 'getDeskAccount',
    summary: 'Look at somebody’s account (administrators only)',
    response: { 200: ref(DeskAccount), ...errors },
  },
  order: {
    ...look,
    operationId: 'getDeskOrder',
    summary: 'Look at somebody’s order (administrators only)',
    response: { 200: ref(DeskOrder), ...errors },
  },
};
