import { Type, type Static } from 'typebox';
import { named, ref, textEnum } from '../../platform/schemas/buildingBlocks';

const WAYS = ['passkey', 'app', 'recovery_code', 'password'] as const;
export type Way = (typeof WAYS)[number];

/** Options for the browser's `navigator.credentials`, as JSON. */
export const browserOptions = () =>
  Type.Object({}, { additionalProperties: true, description: 'For the browser’s WebAuthn API.' });

export const SecondStep = named(
  'SecondStep',
  Type.Object({
    challenge: Type.String({ description: 'To be sent with the answer. It works once.' }),
    ways: Type.Array(textEnum(WAYS), { description: 'Any of which will do, best first.' }),
    passkey: Type.Optional(browserOptions()),
  }),
);
export type SecondStep = Static<typeof SecondStep>;

/** Why a sign-in was refused; `second_step_needed` comes with the step it still takes. */
export const SignInRefusal = named(
  'SignInRefusal',
  Type.Object({
    detail: Type.String(),
    error: Type.String(),
    code: Type.String({ description: '`second_step_needed`: see `second_step`.' }),
    second_step: Type.Optional(ref(SecondStep)),
  }),
);
