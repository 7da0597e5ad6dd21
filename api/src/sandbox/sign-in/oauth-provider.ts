import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sandboxPolicy } from '../sandbox-page';
import { consentPage, unknownAppPage } from './consent-page';
import { CLIENT, type OAuthGrants } from './oauth-grants';
import { personOf, type OAuthPerson } from './oauth-person';

/** Settings that a test can change while the provider runs. */
export interface OAuthProviderState {
  /** The person that the consent page offers. */
  person: OAuthPerson;
  /** Whether codes are exchanged, refused, or answered with the error page of a broken server. */
  exchange: 'works' | 'refuses' | 'breaks';
  /** The token that codes are exchanged for; null for a valid token of the person who signed in. */
  handsOut: string | null;
}

interface OAuthProviderOptions {
  state: OAuthProviderState;
  grants: OAuthGrants;
}

const AUTHORIZE = [
  ['/o/oauth2/v2/auth', 'Google'],
  ['/login/oauth/authorize', 'GitHub'],
] as const;

/** Plays Google's and GitHub's OAuth 2.0 servers, with their paths and fields, and the calls that identify a token's owner. */
export const oauthProvider: FastifyPluginAsync<OAuthProviderOptions> = async (app, options) => {
  askForConsent(app, options);
  exchangeCodes(app, options);
  tellGoogle(app, options);
  tellGithub(app, options);
};

function askForConsent(app: FastifyInstance, { state, grants }: OAuthProviderOptions): void {
  for (const [path, provider] of AUTHORIZE) {
    app.get<{ Querystring: Record<string, string> }>(path, async ({ query }, reply) => {
      const { client_id, redirect_uri = '', state: given = '', code_challenge = '' } = query;
      const isKnown = client_id === CLIENT.id && URL.canParse(redirect_uri);
      reply.type('text/html; charset=utf-8').headers({
        'content-security-policy': sandboxPolicy(isKnown ? redirect_uri : null),
        'cache-control': 'no-store',
      });
      if (!isKnown || query.code_challenge_method !== 'S256' || !code_challenge) {
        return reply.code(400).send(unknownAppPage());
      }
      if (!query.decision) return reply.send(consentPage(provider, state.person, query));
      const back = new URL(redirect_uri);
      back.searchParams.set('state', given);
      if (query.decision !== 'allow') {
        back.searchParams.set('error', 'access_denied');
        return reply.redirect(back.href);
      }
      const person = personOf(query, state.person);
      if (!person) {
        const notice = 'Enter an email address.';
        return reply.code(400).send(consentPage(provider, state.person, query, notice));
      }
      back.searchParams.set(
        'code',
        grants.allow({
          person,
          clientId: client_id,
          redirectUri: redirect_uri,
          challenge: code_challenge,
        }),
      );
      return reply.redirect(back.href);
    });
  }
}

function exchangeCodes(app: FastifyInstance, { state, grants }: OAuthProviderOptions): void {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
  }

  for (const [path, refusal] of [
    ['/token', 400],
    ['/login/oauth/access_token', 200],
  ] as const) {
    app.post<{ Body: Record<string, string> }>(path, async ({ body }, reply) => {
      if (state.exchange === 'breaks') return reply.code(500).send('<h1>oops</h1>');
      const grant = grants.exchange(body);
      if (!grant || state.exchange === 'refuses') {
        return reply.code(refusal).send({ error: 'invalid_grant' });
      }
      return { access_token: state.handsOut ?? grants.issueToken(grant), token_type: 'bearer' };
    });
  }
}

const bearer = ({ headers }: FastifyRequest, grants: OAuthGrants) =>
  grants.ofToken(headers.authorization?.replace('Bearer ', ''))?.person;

function tellGoogle(app: FastifyInstance, { grants }: OAuthProviderOptions): void {
  app.get<{ Querystring: { access_token?: string } }>('/tokeninfo', async ({ query }, reply) => {
    const token = grants.ofToken(query.access_token);
    if (!token) return reply.code(400).send({ error: 'invalid_token' });
    return { aud: token.clientId, sub: String(token.person.id), expires_in: '3599' };
  });
  app.get('/v1/userinfo', async (request, reply) => {
    const person = bearer(request, grants);
    if (!person) return reply.code(401).send({ error: 'invalid_token' });
    return {
      sub: String(person.id),
      given_name: person.givenName,
      family_name: person.familyName,
      email: person.email,
      email_verified: person.emailVerified,
    };
  });
}

function tellGithub(app: FastifyInstance, { grants }: OAuthProviderOptions): void {
  app.post<{ Params: { id: string }; Body: { access_token: string } }>(
    '/applications/:id/token',
    async ({ params, body, headers }, reply) => {
      const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
      const token = grants.ofToken(body.access_token);
      const isCorrect = headers.authorization === `Basic ${basic}` && token?.clientId === params.id;
      if (!isCorrect) return reply.code(404).send({ message: 'Not Found' });
      return { app: { client_id: params.id }, user: { id: token.person.id } };
    },
  );
  app.get('/user', async (request, reply) => {
    const person = bearer(request, grants);
    if (!person) return reply.code(401).send({ message: 'Bad credentials' });
    const { id, login, givenName, familyName } = person;
    return { id, login, name: `${givenName} ${familyName}` };
  });
  app.get('/user/emails', async (request, reply) => {
    const person = bearer(request, grants);
    if (!person) return reply.code(401).send({ message: 'Bad credentials' });
    return [
      { email: `${person.id}@users.noreply.example.test`, primary: false, verified: false },
      { email: person.email, primary: true, verified: person.emailVerified },
    ];
  });
}
