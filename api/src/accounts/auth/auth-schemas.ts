import { Type, type Static } from 'typebox';
import { LIMITS, ROLES, SELF_REGISTERED_ROLES } from '../../platform/limits';
import { withMessages } from '../../platform/fieldMessages';
import { PROFILE_PICTURE } from '../../platform/media/image-rules';
import {
  checkedByService,
  formOrJson,
  named,
  nullable,
  ref,
  rowId,
  SINGLE_LINE,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { noSecurity } from '../../platform/schemas/security';
import { SignInRefusal } from '../two-step/second-step-schemas';

export const User = named(
  'User',
  Type.Object({
    id: rowId(),
    email: Type.String(),
    username: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    role: textEnum(ROLES),
    profile_picture: nullable(Type.String({ description: 'Path on this server.' })),
    has_password: Type.Boolean({
      description: 'False if the user has only ever signed in with Google or GitHub.',
    }),
    signed_in_before: Type.Boolean({
      description: 'False until the account signs in for the second time.',
    }),
    email_verified: Type.Boolean({
      description: 'True once the address was confirmed: by a mailed link, or by Google or GitHub.',
    }),
    suspension: Type.Optional(
      Type.Object(
        { since: timestamp(), reason: Type.String() },
        { description: 'Only of one’s own account, while it is suspended (decision 0101).' },
      ),
    ),
  }),
);
export type User = Static<typeof User>;

const personName = (field: 'first_name' | 'last_name') =>
  Type.String({ ...SINGLE_LINE, ...checkedByService(LIMITS.personName), ...withMessages(field) });

/** A password to set; it also needs an uppercase letter, a lowercase letter and a digit. */
export const newPassword = () =>
  Type.String({ ...checkedByService(LIMITS.password), ...withMessages('password') });

export const RegisterPayload = named(
  'RegisterPayload',
  Type.Object(
    {
      email: Type.String({ ...checkedByService(LIMITS.email), ...withMessages('email') }),
      username: Type.String({
        ...SINGLE_LINE,
        ...checkedByService(LIMITS.username),
        ...withMessages('username'),
      }),
      first_name: personName('first_name'),
      last_name: personName('last_name'),
      password: newPassword(),
      password2: Type.String(withMessages('password2')),
      role: textEnum(SELF_REGISTERED_ROLES, withMessages('role')),
    },
    { additionalProperties: false },
  ),
);
export type RegisterPayload = Static<typeof RegisterPayload>;

export const LoginPayload = named(
  'LoginPayload',
  Type.Object({ email: Type.String(), password: Type.String() }, { additionalProperties: false }),
);

export const TokenPair = named(
  'TokenPair',
  Type.Object(
    { access: Type.String(), refresh: Type.String() },
    { description: 'Two JWTs, each with its own `exp`.' },
  ),
);
export type TokenPair = Static<typeof TokenPair>;

export const RefreshPayload = named(
  'RefreshPayload',
  Type.Object({ refresh: Type.String() }, { additionalProperties: false }),
);

export const AccessToken = named(
  'AccessToken',
  Type.Object(
    { access: Type.String(), refresh: Type.String() },
    { description: 'The refresh token replaces the one that was sent.' },
  ),
);

export const ProfilePayload = named(
  'ProfilePayload',
  Type.Object(
    {
      first_name: Type.Optional(personName('first_name')),
      last_name: Type.Optional(personName('last_name')),
    },
    { additionalProperties: false },
  ),
);
export type ProfilePayload = Static<typeof ProfilePayload>;

const tags = ['auth'];
const security = [{ bearer: [] }];

export const registerSchema = {
  tags,
  security: noSecurity,
  operationId: 'register',
  summary: 'Register an attendee or an organizer',
  body: ref(RegisterPayload),
  response: { 201: ref(User), ...errorAnswers(400, 429) },
};

export const loginSchema = {
  tags,
  security: noSecurity,
  operationId: 'createToken',
  summary: 'Sign in with email and password',
  description:
    'An account with a second step gets no token yet: 401 `second_step_needed` says how to go on.',
  body: ref(LoginPayload),
  response: { 200: ref(TokenPair), ...errorAnswers(400, 429), 401: ref(SignInRefusal) },
};

export const refreshSchema = {
  tags,
  security: noSecurity,
  operationId: 'refreshToken',
  summary: 'Get a new access token',
  description:
    'Also returns the refresh token that replaces the given one. Within a minute the given one gets the same answer again; ' +
    'later its use ends the session.',
  body: ref(RefreshPayload),
  response: { 200: ref(AccessToken), ...errorAnswers(400, 401, 429) },
};

export const logoutSchema = {
  tags,
  security: noSecurity,
  operationId: 'signOut',
  summary: 'End a session',
  description:
    'Its access tokens are refused from then on. Needs none, so a session can be ended after its access token has expired.',
  body: ref(RefreshPayload),
  response: { 204: Type.Null(), ...errorAnswers(400) },
};

export const profileSchema = {
  tags,
  security,
  operationId: 'getProfile',
  summary: 'The signed-in user',
  response: { 200: ref(User), ...errorAnswers(401) },
};

export const updateProfileSchema = {
  tags,
  security,
  operationId: 'updateProfile',
  summary: 'Change my name or picture',
  body: formOrJson(ProfilePayload, PROFILE_PICTURE),
  response: { 200: ref(User), ...errorAnswers(400, 401, 413, 415, 429) },
};
