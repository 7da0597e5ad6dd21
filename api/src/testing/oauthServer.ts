import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';

/** The next person to sign in at the local provider. */
interface OAuthPerson {
  id: number;
  login: string;
  givenName: string;
  familyName: string;
  email: string;
  emailVerified: boolean;
}

/**
 * An OAuth 2.0 server for tests with both Google's and GitHub's API: a consent page, codes that work once and only with
 * their PKCE verifier, and calls that tell whose a token is and which app it is for.
 */
export interface OAuthServer {
  url: string;
  /** Settings that make the API use this server instead of both providers. */
  env: Record<string, string>;
  person: OAuthPerson;
  /** Whether codes are exchanged, refused, or answered with the error page of a broken server. */
  exchange: 'works' | 'refuses' | 'breaks';
  /** The token that codes are exchanged for; null: a valid token for whoever signed in. */
  handsOut: string | null;
  /** A token for the person, issued to an app. */
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
    handsOut: null,
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
        return reply.code(400).send('Unknown app, or PKCE is missing.');
      }
      if (!query.decision) return reply.type('text/html').send(consentPage(state.person, url));
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

  /** Exchanges a code for a token, or returns null. */
  const exchange = (body: Record<string, string>): string | null => {
    const grant = grants.get(body.code ?? '');
    grants.delete(body.code ?? '');
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url');
    const isCorrect =
      grant?.clientId === body.client_id &&
      body.client_secret === CLIENT.secret &&
      grant?.redirectUri === body.redirect_uri &&
      grant?.challenge === challenge;
    if (!grant || !isCorrect || state.exchange === 'refuses') return null;
    if (state.handsOut !== null) return state.handsOut;
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
      const isCorrect = headers.authorization === `Basic ${basic}` && token?.clientId === params.id;
      if (!isCorrect) return reply.code(404).send({ message: 'Not Found' });
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

/** Settings that make the API use the server at this URL instead of both providers. */
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

function consentPage(person: OAuthPerson, url: string): string {
  const link = (decision: string, label: string) =>
    `<a href="${url.replaceAll('&', '&amp;')}&amp;decision=${decision}">${label}</a>`;
  return `<!doctype html><html lang="en"><head><title>Local sign-in</title></head><body><h1>Local sign-in</h1>
<p>${link('allow', `Continue as ${person.givenName}`)}</p><p>${link('deny', 'Cancel')}</p></body></html>`;
}
