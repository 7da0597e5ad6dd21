import { Type } from 'typebox';
import { EMAIL_VERIFICATION_MS } from '../../platform/limits';
import { durationText } from '../../platform/durationText';
import { named, ref } from '../../platform/schemas/buildingBlocks';
import { ErrorDetail, FieldErrors, errorAnswers } from '../../platform/schemas/errors';
import { noSecurity } from '../../platform/schemas/security';

export const EmailVerification = named(
  'EmailVerification',
  Type.Object(
    { token: Type.String({ maxLength: 512, description: 'The last part of the link.' }) },
    { additionalProperties: false },
  ),
);

const tags = ['auth'];

export const sendLinkSchema = {
  tags,
  security: [{ bearer: [] }],
  operationId: 'sendEmailVerification',
  summary: 'Email me another link that confirms my address',
  description: `Registering sends the first one. A link works for ${durationText(EMAIL_VERIFICATION_MS)}, and asking for another doesn’t end it.`,
  response: { 204: Type.Null(), ...errorAnswers(401, 409, 429) },
};

export const confirmEmailSchema = {
  tags,
  security: noSecurity,
  operationId: 'confirmEmail',
  summary: 'Confirm an email address with the emailed link',
  description: 'Can be repeated: the second time changes nothing.',
  body: ref(EmailVerification),
  response: {
    ...errorAnswers(429),
    204: Type.Null(),
    400: Type.Union([ref(ErrorDetail), ref(FieldErrors)], {
      description: 'The link is invalid or has expired.',
    }),
  },
};
