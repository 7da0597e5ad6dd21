import { Type, type Static } from 'typebox';
import { named, ref } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { newPassword } from '../auth/auth-schemas';
import { OwnData } from './own-data-schemas';

export const PasswordChange = named(
  'PasswordChange',
  Type.Object(
    {
      current_password: Type.String(),
      password: newPassword(),
      password2: Type.String(),
      refresh: Type.Optional(
        Type.String({ description: 'The refresh token of the session to keep.' }),
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
      password: Type.Optional(Type.String({ description: 'Required if the account has one.' })),
    },
    { additionalProperties: false },
  ),
);
export type AccountErasure = Static<typeof AccountErasure>;

const tags = ['auth'];
const security = [{ bearer: [] }];

export const changePasswordSchema = {
  tags,
  security,
  operationId: 'changePassword',
  summary: 'Change my password',
  description: 'Signs out every other session of the account.',
  body: ref(PasswordChange),
  response: { 204: Type.Null(), ...errorAnswers(400, 401, 429) },
};

export const signOutEverywhereSchema = {
  tags,
  security,
  operationId: 'signOutEverywhere',
  summary: 'Revoke all my refresh tokens',
  response: { 204: Type.Null(), ...errorAnswers(401) },
};

export const becomeOrganizerSchema = {
  tags,
  security,
  operationId: 'becomeOrganizer',
  summary: 'Become an organizer',
  description:
    'For an attendee, who has a team of their own from then on and may create events; tickets stay. Changes nothing for an organizer; 403 for an administrator.',
  response: { 204: Type.Null(), ...errorAnswers(401, 403) },
};

export const exportSchema = {
  tags,
  security,
  operationId: 'exportOwnData',
  summary: 'Export all data stored about me, as a file',
  response: { 200: ref(OwnData), ...errorAnswers(401, 429) },
};

export const eraseSchema = {
  tags,
  security,
  operationId: 'eraseAccount',
  summary: 'Delete my account',
  description:
    'Personal data is erased; orders and tickets are kept anonymously for the organizers’ books. Refused while one of my upcoming events has tickets sold. Conflicts: `last_administrator`, `tickets_sold`, `money_left`, `team_left`, `last_owner`. 403 `confirmation_needed` for an account with a second step, or without a password.',
  body: ref(AccountErasure),
  response: { 204: Type.Null(), ...errorAnswers(400, 401, 403, 409, 429) },
};
