import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../platform/config/config';
import { CLIENT, OAuthGrants } from '../sandbox/sign-in/oauth-grants';
import { personWith } from '../sandbox/sign-in/oauth-person';
import { oauthProvider } from '../sandbox/sign-in/oauth-provider';

const PATH = '/dev/sign-in';
const OFFERED = personWith('amara.eze@demo.test', 'Amara', 'Eze');

/**
 * A site that only this machine can open plays the providers at which it has no app. Decision 0085. The API calls itself, so
 * it must know its port.
 */
export function withLocalSignIn(config: Config): Config {
  const { isExposed, port, publicUrl, social } = config;
  const { google, github } = social;
  if (isExposed || port === 0 || (google && github)) return config;
  const client = { clientId: CLIENT.id, clientSecret: CLIENT.secret };
  const seenByBrowser = `${publicUrl}/api${PATH}`;
  const called = `http://127.0.0.1:${port}/api${PATH}`;
  return {
    ...config,
    social: {
      google: google ?? {
        ...client,
        accountsUrl: seenByBrowser,
        oauthUrl: called,
        openidUrl: called,
      },
      github: github ?? { ...client, url: seenByBrowser, tokenUrl: called, apiUrl: called },
      isLocal: true,
    },
  };
}

export const localSignInRoutes: FastifyPluginAsync<{ secret: string }> = async (
  app,
  { secret },
) => {
  const state = { person: OFFERED, exchange: 'works' as const, handsOut: null };
  await app.register(oauthProvider, { prefix: PATH, state, grants: new OAuthGrants(secret) });
};
