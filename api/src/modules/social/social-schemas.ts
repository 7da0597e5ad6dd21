import { Type, type Static } from 'typebox';
import { SOCIAL_PROVIDERS } from '../../limits';
import { named, ref, textEnum } from '../../schemas/buildingBlocks';
import { ErrorDetail, FieldErrors, errorAnswers } from '../../schemas/errors';
import { TokenPair } from '../auth/auth-schemas';

export const SocialLoginPayload = named(
  'SocialLoginPayload',
  Type.Object({ access_token: Type.String({ maxLength: 4096 }) }, { additionalProperties: false }),
);

const providerParams = Type.Object({ provider: textEnum(SOCIAL_PROVIDERS) });

/** What a provider sends the browser back with. Whatever else it adds is none of our business. */
export const CallbackQuery = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 4096 })),
  state: Type.Optional(Type.String({ maxLength: 512 })),
  error: Type.Optional(Type.String({ maxLength: 512 })),
});
export type CallbackQuery = Static<typeof CallbackQuery>;

const tags = ['auth'];

export const socialRedirectSchema = {
  tags,
  summary: 'Go to Google or GitHub to sign in',
  description:
    'For the browser itself. When the provider is not set up, it leads to the site’s callback page with `error=config_error`.',
  params: providerParams,
  response: { 302: Type.Null(), ...errorAnswers(404, 429) },
};

export const socialCallbackSchema = {
  tags,
  summary: 'Where the provider sends the browser back to',
  description:
    'Leads to the site’s callback page with `access_token`, or with `error`: access_denied, no_code, config_error, token_exchange_failed, server_error.',
  params: providerParams,
  querystring: CallbackQuery,
  response: { 302: Type.Null(), ...errorAnswers(404, 429) },
};

export const socialLoginSchema = {
  tags,
  summary: 'Sign in with a provider’s access token',
  description:
    'The provider is asked whom the token speaks for and that it was given to this app. An account with the same verified address is linked, otherwise one is made.',
  params: providerParams,
  body: ref(SocialLoginPayload),
  response: {
    200: ref(TokenPair),
    ...errorAnswers(404, 429),
    400: Type.Union([ref(ErrorDetail), ref(FieldErrors)]),
    503: ref(ErrorDetail),
  },
};
