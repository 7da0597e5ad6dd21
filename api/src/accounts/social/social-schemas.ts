import { Type, type Static } from 'typebox';
import { SOCIAL_PROVIDERS } from '../../platform/limits';
import { named, ref, textEnum } from '../../platform/schemas/buildingBlocks';
import { ErrorDetail, FieldErrors, errorAnswers } from '../../platform/schemas/errors';
import { TokenPair } from '../auth/auth-schemas';
import { SignInRefusal } from '../two-step/second-step-schemas';
import { noSecurity } from '../../platform/schemas/security';

export const SocialLoginPayload = named(
  'SocialLoginPayload',
  Type.Object({ access_token: Type.String({ maxLength: 4096 }) }, { additionalProperties: false }),
);

const providerParams = Type.Object({ provider: textEnum(SOCIAL_PROVIDERS) });

/** The query a provider sends the browser back with. Other parameters are ignored. */
export const CallbackQuery = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 4096 })),
  state: Type.Optional(Type.String({ maxLength: 512 })),
  error: Type.Optional(Type.String({ maxLength: 512 })),
});
export type CallbackQuery = Static<typeof CallbackQuery>;

const tags = ['auth'];

export const socialRedirectSchema = {
  tags,
  security: noSecurity,
  operationId: 'beginSocialSignIn',
  summary: 'Redirect to Google or GitHub to sign in',
  description:
    'For browser navigation, not fetch. If the provider is not configured, it redirects to the site’s callback page with `error=config_error`.',
  params: providerParams,
  response: { 302: Type.Null(), ...errorAnswers(404, 429) },
};

export const socialCallbackSchema = {
  tags,
  security: noSecurity,
  operationId: 'finishSocialSignIn',
  summary: 'Handle the redirect back from the provider',
  description:
    'Redirects to the site’s callback page with `access_token`, or with `error`: access_denied, no_code, config_error, token_exchange_failed, server_error.',
  params: providerParams,
  querystring: CallbackQuery,
  response: { 302: Type.Null(), ...errorAnswers(404, 429) },
};

export const socialLoginSchema = {
  tags,
  security: noSecurity,
  operationId: 'signInWithProvider',
  summary: 'Sign in with a provider’s access token',
  description:
    'The token must come from a callback in this browser, as proven by a cookie; otherwise 400 `not_begun_here`. The API asks the provider who the token belongs to and checks that it was issued to this app. An account with the same verified email is linked; otherwise one is created. 401 `second_step_needed` as in `createToken`.',
  params: providerParams,
  body: ref(SocialLoginPayload),
  response: {
    200: ref(TokenPair),
    401: ref(SignInRefusal),
    ...errorAnswers(404, 429),
    400: Type.Union([ref(ErrorDetail), ref(FieldErrors)]),
    503: ref(ErrorDetail),
  },
};
