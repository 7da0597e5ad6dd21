import { Type, type Static } from 'typebox';
import { durationText } from '../../platform/durationText';
import { CONFIRMATION_MS, LIMITS } from '../../platform/limits';
import {
  idParams,
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
import { TokenPair } from '../auth/auth-schemas';
import { browserOptions, SecondStep } from './second-step-schemas';

const base64url = (maxLength: number) => Type.String({ pattern: '^[\\w-]*$', maxLength });
const passkeyAnswer = (response: Record<string, ReturnType<typeof base64url>>) =>
  Type.Object(
    {
      id: base64url(1400),
      rawId: base64url(1400),
      type: textEnum(['public-key']),
      response: Type.Object(response, { additionalProperties: true }),
      clientExtensionResults: Type.Object({}, { additionalProperties: true }),
    },
    { additionalProperties: true, description: 'The WebAuthn API’s result, in JSON.' },
  );

export const SecondStepPayload = named(
  'SecondStepPayload',
  Type.Object(
    {
      challenge: Type.String({ maxLength: 64 }),
      app_code: Type.Optional(Type.String({ maxLength: 32 })),
      recovery_code: Type.Optional(Type.String({ maxLength: 64 })),
      password: Type.Optional(
        Type.String({ maxLength: LIMITS.password.maxLength, description: 'Where `ways` has it.' }),
      ),
      passkey: Type.Optional(
        passkeyAnswer({
          clientDataJSON: base64url(4000),
          authenticatorData: base64url(4000),
          signature: base64url(4000),
        }),
      ),
    },
    { additionalProperties: false, description: 'One of the ways.' },
  ),
);
export type SecondStepPayload = Static<typeof SecondStepPayload>;

export const Passkey = named(
  'Passkey',
  Type.Object({
    id: rowId(),
    name: Type.String(),
    added_at: timestamp(),
    last_used_at: nullable(timestamp()),
  }),
);
export type Passkey = Static<typeof Passkey>;

export const TwoStep = named(
  'TwoStep',
  Type.Object({
    is_on: Type.Boolean(),
    app_added_at: nullable(timestamp()),
    passkeys: Type.Array(ref(Passkey)),
    recovery_codes_left: Type.Integer(),
    demanded_by: Type.Array(Type.String(), { description: 'Teams that one is in.' }),
  }),
);
export type TwoStep = Static<typeof TwoStep>;

export const NewApp = named(
  'NewApp',
  Type.Object({
    secret: Type.String({ description: 'To be typed, where the QR code can’t be scanned.' }),
    uri: Type.String({ description: 'The text of the QR code.' }),
  }),
);

export const AppCode = named(
  'AppCode',
  Type.Object({ code: Type.String({ maxLength: 32 }) }, { additionalProperties: false }),
);

export const NewPasskey = named(
  'NewPasskey',
  Type.Object({ challenge: Type.String(), options: browserOptions() }),
);

export const PasskeyPayload = named(
  'PasskeyPayload',
  Type.Object(
    {
      challenge: Type.String({ maxLength: 64 }),
      name: Type.String({ ...SINGLE_LINE, ...LIMITS.passkeyName }),
      passkey: passkeyAnswer({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(60_000),
      }),
    },
    { additionalProperties: false },
  ),
);
export type PasskeyPayload = Static<typeof PasskeyPayload>;

export const FactorAdded = named(
  'FactorAdded',
  Type.Object({
    recovery_codes: Type.Array(Type.String(), {
      description: 'Shown this once, with the first method; later none.',
    }),
  }),
);
export type FactorAdded = Static<typeof FactorAdded>;

const tags = ['auth'];
const security = [{ bearer: [] }];
const ASKED = 'Needs a fresh confirmation: 403 `confirmation_needed` without one.';

export const secondStepSchema = {
  tags,
  security: noSecurity,
  operationId: 'finishSignIn',
  summary: 'Take the second step of a sign-in',
  description:
    'Answers what a sign-in was refused with. 401: `wrong_code`, `code_used`, or `challenge_ended`, after which one signs in anew.',
  body: ref(SecondStepPayload),
  response: { 200: ref(TokenPair), ...errorAnswers(400, 401, 429) },
};

export const beginConfirmationSchema = {
  tags,
  security,
  operationId: 'beginConfirmation',
  summary: 'Ask how to confirm who I am',
  description:
    'For calls that are refused with `confirmation_needed`. 403 `sign_in_again` if the account has nothing to confirm with.',
  response: { 200: ref(SecondStep), ...errorAnswers(401, 403) },
};

export const confirmSchema = {
  tags,
  security,
  operationId: 'confirm',
  summary: 'Confirm who I am',
  description: `It holds for ${durationText(CONFIRMATION_MS)}, in this session.`,
  body: ref(SecondStepPayload),
  response: { 204: Type.Null(), ...errorAnswers(400, 401, 409, 429) },
};

export const twoStepSchema = {
  tags,
  security,
  operationId: 'getTwoStep',
  summary: 'How I sign in besides my password',
  response: { 200: ref(TwoStep), ...errorAnswers(401) },
};

export const startAppSchema = {
  tags,
  security,
  operationId: 'startApp',
  summary: 'Begin to add an authenticator app',
  description: `It counts once its first code has been entered. Conflict: \`app_exists\`. ${ASKED}`,
  response: { 200: ref(NewApp), ...errorAnswers(401, 403, 409) },
};

export const finishAppSchema = {
  tags,
  security,
  operationId: 'finishApp',
  summary: 'Add the authenticator app, with its first code',
  description: `With the first method, all other sessions end. Conflict: \`no_app\`. ${ASKED}`,
  body: ref(AppCode),
  response: { 200: ref(FactorAdded), ...errorAnswers(400, 401, 403, 409, 429) },
};

export const removeAppSchema = {
  tags,
  security,
  operationId: 'removeApp',
  summary: 'Remove the authenticator app',
  description: ASKED,
  response: { 204: Type.Null(), ...errorAnswers(401, 403, 404) },
};

export const passkeyOptionsSchema = {
  tags,
  security,
  operationId: 'beginPasskey',
  summary: 'Begin to add a passkey',
  description: `Conflict: \`too_many_passkeys\`. ${ASKED}`,
  response: { 200: ref(NewPasskey), ...errorAnswers(401, 403, 409) },
};

export const addPasskeySchema = {
  tags,
  security,
  operationId: 'addPasskey',
  summary: 'Add the passkey that the browser has made',
  description: `With the first method, all other sessions end. Conflicts: \`passkey_refused\`, \`passkey_exists\`. ${ASKED}`,
  body: ref(PasskeyPayload),
  response: { 201: ref(FactorAdded), ...errorAnswers(400, 401, 403, 409) },
};

export const removePasskeySchema = {
  tags,
  security,
  operationId: 'removePasskey',
  summary: 'Remove a passkey',
  description: ASKED,
  params: idParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 403, 404) },
};

export const renewRecoveryCodesSchema = {
  tags,
  security,
  operationId: 'renewRecoveryCodes',
  summary: 'Make new recovery codes',
  description: `The earlier ones end. Conflict: \`two_step_off\`. ${ASKED}`,
  response: { 200: ref(FactorAdded), ...errorAnswers(401, 403, 409) },
};
