import { Type, type Static } from 'typebox';
import { named, ref } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { OwnData } from './own-data-schemas';

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
