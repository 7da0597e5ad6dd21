import { Type, type Static } from 'typebox';
import { durationText } from '../../platform/durationText';
import { PASSWORD_RESET_MS, RESET_MAILS_PER_DAY } from '../../platform/limits';
import { named, ref } from '../../platform/schemas/buildingBlocks';
import { ErrorDetail, FieldErrors, errorAnswers } from '../../platform/schemas/errors';
import { noSecurity } from '../../platform/schemas/security';
import { newPassword } from '../auth/auth-schemas';

export const PasswordResetRequest = named(
  'PasswordResetRequest',
  Type.Object({ email: Type.String() }, { additionalProperties: false }),
);

export const NewPassword = named(
  'NewPassword',
  Type.Object(
    { password: newPassword(), password2: Type.String() },
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
  security: noSecurity,
  operationId: 'requestPasswordReset',
  summary: 'Request a password reset email',
  description: `The link works once, for ${durationText(PASSWORD_RESET_MS)}, beside earlier ones; using one ends the others. After ${RESET_MAILS_PER_DAY} mails in 24 hours, asking again makes the newest link last as long again instead.`,
  body: ref(PasswordResetRequest),
  response: { 204: Type.Null(), ...errorAnswers(400, 404, 429) },
};

export const confirmPasswordResetSchema = {
  tags,
  security: noSecurity,
  operationId: 'confirmPasswordReset',
  summary: 'Set a new password with the emailed link',
  description: 'Signs out every session of the account.',
  params: passwordResetParams,
  body: ref(NewPassword),
  response: {
    ...errorAnswers(429),
    204: Type.Null(),
    400: Type.Union([ref(ErrorDetail), ref(FieldErrors)], {
      description: 'The link is invalid, used or expired, or the password is rejected.',
    }),
  },
};
