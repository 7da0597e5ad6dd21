import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';

/** Whoever signs in at the local provider next. */
interface OAuthPerson {
  id: number;
  login: string;
  givenName: string;
  familyName: string;
  email: string;
  emailVerified: boolean;
}

/**
 * An OAuth 2.0 server that speaks Google's and GitHub's interfaces at once, for tests: a page that asks, codes that
 * work once and only with their PKCE verifier, and the calls that say whose a token is and for which app.
 */
export interface OAuthServer {
  url: string;
  /** The settings that make the API use this server in place of both providers. */
  env: Record<string, string>;
  person: OAuthPerson;
  /** While set, codes are not exchanged: refused, or answered with the error of a broken server. */
  exchange: 'works' | 'refuses' | 'breaks';
  /** A token for the person, as if given to an app. */
  issueToken(clientId?: string): string;
  close(): Promise<void>;
}

interface Grant {
  person: OAuthPerson;
  clientId: string;
  redirectUri: string;
  challenge: string;
}

const CLIENT = { id: 'local-client', secret: 'local-client-secret' };

export async function startOAuthServer({ port = 0 } = {}): Promise<OAuthServer> {
  const app = Fastify();
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Pick<Grant, 'person' | 'clientId'>>();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const state: OAuthServer = {
    url: '',
    env: {},
    person: {
      id: 4711,
      login: 'amara-dev',
      givenName: 'Amara',
      familyName: 'Eze',
      email: 'amara.eze@example.test',
      emailVerified: true,
    },
    exchange: 'works',
    issueToken(clientId = CLIENT.id) {
      const token = randomBytes(16).toString('hex');
      tokens.set(token, { person: { ...state.person }, clientId });
      return token;
    },
    close: () => app.close(),
  };

  for (const path of ['/o/oauth2/v2/auth', '/login/oauth/authorize']) {
    app.get<{ Querystring: Record<string, string> }>(path, async ({ query, url }, reply) => {
      const { client_id, redirect_uri = '', state: given = '', code_challenge = '' } = query;
      if (client_id !== CLIENT.id || query.code_challenge_method !== 'S256' || !code_challenge) {
        return reply.code(400).send('This app is not known, or asks without PKCE.');
      }
      if (!query.decision) return reply.type('text/html').send(askingPage(state.person, url));
      const back = new URL(redirect_uri);
      back.searchParams.set('state', given);
      if (query.decision === 'allow') {
        const code = randomBytes(16).toString('hex');
        grants.set(code, {
          person: { ...state.person },
          clientId: client_id,
          redirectUri: redirect_uri,
          challenge: code_challenge,
        });
        back.searchParams.set('code', code);
      } else {
        back.searchParams.set('error', 'access_denied');
      }
      return reply.redirect(back.href);
    });
  }

  /** Takes a code in exchange for a token, or answers null. */
  const exchange = (body: Record<string, string>): string | null => {
    const grant = grants.get(body.code ?? '');
    grants.delete(body.code ?? '');
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url');
    const isRight =
      grant?.clientId === body.client_id &&
      body.client_secret === CLIENT.secret &&
      grant?.redirectUri === body.redirect_uri &&
      grant?.challenge === challenge;
    if (!grant || !isRight || state.exchange === 'refuses') return null;
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant);
    return token;
  };
  for (const [path, refusal] of [
    ['/token', 400],
    ['/login/oauth/access_token', 200],
  ] as const) {
    app.post<{ Body: Record<string, string> }>(path, async ({ body }, reply) => {
      if (state.exchange === 'breaks') return reply.code(500).send('<h1>oops</h1>');
      const token = exchange(body);
      if (token) return { access_token: token, token_type: 'bearer' };
      return reply.code(refusal).send({ error: 'invalid_grant' });
    });
  }

  const bearer = ({ headers }: FastifyRequest) =>
    tokens.get((headers.authorization ?? '').replace('Bearer ', ''))?.person;

  app.get<{ Querystring: { access_token?: string } }>('/tokeninfo', async ({ query }, reply) => {
    const token = tokens.get(query.access_token ?? '');
    if (!token) return reply.code(400).send({ error: 'invalid_token' });
    return { aud: token.clientId, sub: String(token.person.id), expires_in: '3599' };
  });
  app.get('/v1/userinfo', async (request, reply) => {
    const person = bearer(request);
    if (!person) return reply.code(401).send({ error: 'invalid_token' });
    return {
      sub: String(person.id),
      given_name: person.givenName,
      family_name: person.familyName,
      email: person.email,
      email_verified: person.emailVerified,
    };
  });

  app.post<{ Params: { id: string }; Body: { access_token: string } }>(
    '/applications/:id/token',
    async ({ params, body, headers }, reply) => {
      const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
      const token = tokens.get(body.access_token);
      const isRight = headers.authorization === `Basic ${basic}` && token?.clientId === params.id;
      if (!isRight) return reply.code(404).send({ message: 'Not Found' });
      return { app: { client_id: params.id }, user: { id: token.person.id } };
    },
  );
  app.get('/user', async (request, reply) => {
    const person = bearer(request);
    if (!person) return reply.code(401).send({ message: 'Bad credentials' });
    const { id, login, givenName, familyName } = person;
    return { id, login, name: `${givenName} ${familyName}` };
  });
  app.get('/user/emails', async (request, reply) => {
    const person = bearer(request);
    if (!person) return reply.code(401).send({ message: 'Bad credentials' });
    return [
      { email: `${person.id}@users.noreply.example.test`, primary: false, verified: false },
      { email: person.email, primary: true, verified: person.emailVerified },
    ];
  });

  await app.listen({ port, host: '127.0.0.1' });
  state.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  state.env = environmentFor(state.url);
  return state;
}

/** The settings that make the API use a server at this address in place of both providers. */
export function environmentFor(url: string): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: CLIENT.id,
    GOOGLE_CLIENT_SECRET: CLIENT.secret,
    GOOGLE_ACCOUNTS_URL: url,
    GOOGLE_OAUTH_URL: url,
    GOOGLE_OPENID_URL: url,
    GITHUB_CLIENT_ID: CLIENT.id,
    GITHUB_CLIENT_SECRET: CLIENT.secret,
    GITHUB_URL: url,
    GITHUB_API_URL: url,
  };
}

function askingPage(person: OAuthPerson, url: string): string {
  const link = (decision: string, label: string) =>
    `<a href="${url.replaceAll('&', '&amp;')}&amp;decision=${decision}">${label}</a>`;
  return `<!doctype html><html lang="en"><head><title>Local sign-in</title></head><body><h1>Local sign-in</h1>
<p>${link('allow', `Continue as ${person.givenName}`)}</p><p>${link('deny', 'Cancel')}</p></body></html>`;
}
