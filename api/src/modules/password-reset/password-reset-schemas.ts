import { Type, type Static } from 'typebox';
import { named, ref } from '../../schemas/buildingBlocks';
import { ErrorDetail, FieldErrors, errorAnswers } from '../../schemas/errors';

export const PasswordResetRequest = named(
  'PasswordResetRequest',
  Type.Object({ email: Type.String() }, { additionalProperties: false }),
);

export const NewPassword = named(
  'NewPassword',
  Type.Object(
    { password: Type.String(), password2: Type.String() },
    { additionalProperties: false },
  ),
);
export type NewPassword = Static<typeof NewPassword>;

const passwordResetParams = Type.Object({
  uid: Type.String({ maxLength: 512 }),
  token: Type.String({ maxLength: 512 }),
});

const tags = ['auth'];

export const requestPasswordResetSchema = {
  tags,
  summary: 'Ask for a mail with a link that sets a new password',
  description: 'The link works once and for one hour; asking again ends the earlier one.',
  body: ref(PasswordResetRequest),
  response: { 204: Type.Null(), ...errorAnswers(400, 404, 429) },
};

export const confirmPasswordResetSchema = {
  tags,
  summary: 'Set a new password by the mailed link',
  description: 'Ends every session of the account.',
  params: passwordResetParams,
  body: ref(NewPassword),
  response: {
    ...errorAnswers(429),
    204: Type.Null(),
    400: Type.Union([ref(ErrorDetail), ref(FieldErrors)], {
      description: 'The link is invalid, used or expired; or fields are refused.',
    }),
  },
};
