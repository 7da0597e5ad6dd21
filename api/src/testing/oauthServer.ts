import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { CLIENT, OAuthGrants } from '../sandbox/sign-in/oauth-grants';
import { oauthProvider, type OAuthProviderState } from '../sandbox/sign-in/oauth-provider';

/** A local site's OAuth provider as a separate server, which tests can make misbehave. */
export interface OAuthServer extends OAuthProviderState {
  url: string;
  /** Settings that make the API use this server instead of both providers. */
  env: Record<string, string>;
  /** A token for the person, issued to an app. */
  issueToken(clientId?: string): string;
  close(): Promise<void>;
}

export async function startOAuthServer({ port = 0 } = {}): Promise<OAuthServer> {
  const app = Fastify();
  const grants = new OAuthGrants(randomBytes(32).toString('hex'));
  const server: OAuthServer = {
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
    issueToken: (clientId = CLIENT.id) =>
      grants.issueToken({ person: { ...server.person }, clientId }),
    close: () => app.close(),
  };
  await app.register(oauthProvider, { state: server, grants });
  await app.listen({ port, host: '127.0.0.1' });
  server.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  server.env = environmentFor(server.url);
  return server;
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
