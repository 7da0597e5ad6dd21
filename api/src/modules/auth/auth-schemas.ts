import { Type, type Static } from 'typebox';
import { ROLES, SELF_REGISTERED_ROLES } from '../../limits';
import { formOrJson, named, nullable, ref, rowId, textEnum } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';

export const User = named(
  'User',
  Type.Object({
    id: rowId(),
    email: Type.String(),
    username: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    role: textEnum(ROLES),
    profile_picture: nullable(Type.String({ description: 'A path on this server.' })),
    has_password: Type.Boolean({
      description: 'False for who has only ever signed in with Google or GitHub.',
    }),
  }),
);
export type User = Static<typeof User>;

export const RegisterPayload = named(
  'RegisterPayload',
  Type.Object(
    {
      email: Type.String(),
      username: Type.String(),
      first_name: Type.String(),
      last_name: Type.String(),
      password: Type.String(),
      password2: Type.String(),
      role: textEnum(SELF_REGISTERED_ROLES),
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
    { description: 'Two JWTs; each carries its own `exp`.' },
  ),
);
export type TokenPair = Static<typeof TokenPair>;

export const RefreshPayload = named(
  'RefreshPayload',
  Type.Object({ refresh: Type.String() }, { additionalProperties: false }),
);

export const AccessToken = named('AccessToken', Type.Object({ access: Type.String() }));

export const ProfilePayload = Type.Object(
  { first_name: Type.Optional(Type.String()), last_name: Type.Optional(Type.String()) },
  { additionalProperties: false },
);
export type ProfilePayload = Static<typeof ProfilePayload>;

const tags = ['auth'];
const security = [{ bearer: [] }];

export const registerSchema = {
  tags,
  summary: 'Register an attendee or an organizer',
  body: ref(RegisterPayload),
  response: { 201: ref(User), ...errorAnswers(400, 429) },
};

export const loginSchema = {
  tags,
  summary: 'Sign in by email and password',
  body: ref(LoginPayload),
  response: { 200: ref(TokenPair), ...errorAnswers(400, 401, 429) },
};

export const refreshSchema = {
  tags,
  summary: 'Get a new access token',
  body: ref(RefreshPayload),
  response: { 200: ref(AccessToken), ...errorAnswers(400, 401, 429) },
};

export const logoutSchema = {
  tags,
  summary: 'Revoke a refresh token',
  description: 'Needs no access token, so a session whose access token has expired can still end.',
  body: ref(RefreshPayload),
  response: { 204: Type.Null(), ...errorAnswers(400) },
};

export const profileSchema = {
  tags,
  security,
  summary: 'The signed-in user',
  response: { 200: ref(User), ...errorAnswers(401) },
};

export const updateProfileSchema = {
  tags,
  security,
  summary: 'Change one’s own name or picture',
  body: formOrJson(ProfilePayload, {
    field: 'profile_picture',
    description: 'An image of at most 5 MB.',
  }),
  response: { 200: ref(User), ...errorAnswers(400, 401, 413, 415) },
};
