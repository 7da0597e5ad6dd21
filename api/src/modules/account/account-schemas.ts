import { Type, type Static } from 'typebox';
import { ORDER_STATUSES, EVENT_STATUSES, TICKET_STATUSES, TICKET_TYPES } from '../../limits';
import {
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { User } from '../auth/auth-schemas';

export const PasswordChange = named(
  'PasswordChange',
  Type.Object(
    {
      current_password: Type.String(),
      password: Type.String(),
      password2: Type.String(),
      refresh: Type.Optional(
        Type.String({ description: 'The refresh token of the session that is to go on.' }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type PasswordChange = Static<typeof PasswordChange>;

export const AccountErasure = named(
  'AccountErasure',
  Type.Object(
    {
      password: Type.Optional(
        Type.String({ description: 'Needed by every account that has a password.' }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type AccountErasure = Static<typeof AccountErasure>;

const nullableTime = () => nullable(Type.String({ format: 'date-time' }));

export const OwnData = named(
  'OwnData',
  Type.Object({
    exported_at: timestamp(),
    profile: ref(User),
    registered_at: timestamp(),
    email_verified_at: nullableTime(),
    social_sign_in: Type.Array(Type.Object({ provider: Type.String(), linked_at: timestamp() })),
    sessions: Type.Array(Type.Object({ opened_at: timestamp(), expires_at: timestamp() })),
    orders: Type.Array(
      Type.Object({
        id: rowId(),
        event_id: rowId(),
        event_title: Type.String(),
        ticket_type: textEnum(TICKET_TYPES),
        quantity: Type.Integer(),
        total: moneyText('In naira.'),
        status: textEnum(ORDER_STATUSES),
        created_at: timestamp(),
        paid_at: nullableTime(),
      }),
    ),
    tickets: Type.Array(
      Type.Object({
        ticket_number: Type.String(),
        order_id: rowId(),
        event_id: rowId(),
        status: textEnum(TICKET_STATUSES),
        holder_name: nullable(Type.String()),
        holder_email: nullable(Type.String()),
        custom_image: nullable(Type.String()),
        checked_in_at: nullableTime(),
      }),
    ),
    payments: Type.Array(
      Type.Object({
        order_id: rowId(),
        reference: Type.String(),
        amount: moneyText('In naira.'),
        status: Type.String(),
        created_at: timestamp(),
        paid_at: nullableTime(),
      }),
    ),
    saved_events: Type.Array(
      Type.Object({ event_id: rowId(), event_title: Type.String(), saved_at: timestamp() }),
    ),
    events: Type.Array(
      Type.Object({
        id: rowId(),
        title: Type.String(),
        description: Type.String(),
        location: Type.String(),
        start_date: nullableTime(),
        end_date: nullableTime(),
        category: Type.String(),
        max_attendees: Type.Integer(),
        status: textEnum(EVENT_STATUSES),
        banner_image: nullable(Type.String()),
        created_at: timestamp(),
      }),
    ),
    mails: Type.Array(
      Type.Object({
        kind: Type.String(),
        recipient: Type.String(),
        created_at: timestamp(),
        sent_at: nullableTime(),
      }),
    ),
  }),
);
export type OwnData = Static<typeof OwnData>;

const tags = ['auth'];
const security = [{ bearer: [] }];

export const changePasswordSchema = {
  tags,
  security,
  summary: 'Change one’s own password',
  description: 'Ends every other session of the account.',
  body: ref(PasswordChange),
  response: { 204: Type.Null(), ...errorAnswers(400, 401, 429) },
};

export const signOutEverywhereSchema = {
  tags,
  security,
  summary: 'Revoke every refresh token of one’s own',
  response: { 204: Type.Null(), ...errorAnswers(401) },
};

export const exportSchema = {
  tags,
  security,
  summary: 'All that is kept about oneself, as a file',
  response: { 200: ref(OwnData), ...errorAnswers(401) },
};

export const eraseSchema = {
  tags,
  security,
  summary: 'Erase one’s own account',
  description:
    'Personal data goes; orders and tickets stay, without a person, for the organizers’ books. Refused while tickets are sold for one’s own events ahead.',
  body: ref(AccountErasure),
  response: { 204: Type.Null(), ...errorAnswers(400, 401, 409, 429) },
};
