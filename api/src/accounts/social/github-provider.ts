import type { GithubConfig } from '../../platform/config/config';
import type { Provider, SocialPerson } from './provider';
import { callProvider, textIn } from './provider-call';

/** GitHub, as an OAuth app: https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps. */
export function githubProvider(config: GithubConfig): Provider {
  const { clientId, clientSecret } = config;
  const api = (path: string, init: RequestInit) => callGithub(config, path, init);

  return {
    label: 'GitHub',

    authorizeUrl({ state, challenge, redirectUri }) {
      const url = new URL(`${config.url}/login/oauth/authorize`);
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'read:user user:email',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    async exchange({ code, verifier, redirectUri }) {
      // GitHub refuses with status 200 and no token.
      const { body } = await callProvider(new URL(`${config.tokenUrl}/login/oauth/access_token`), {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
      });
      return textIn(body, 'access_token');
    },

    async identify(accessToken) {
      if (!(await isOurs(config, accessToken))) return null;
      const headers = { authorization: `Bearer ${accessToken}` };
      const [user, emails] = await Promise.all([
        api('/user', { headers }),
        api('/user/emails', { headers }),
      ]);
      return user.ok
        ? presentPerson(user.body, emails.ok ? verifiedEmail(emails.body) : null)
        : null;
    },
  };
}

function callGithub({ apiUrl }: GithubConfig, path: string, init: RequestInit) {
  return callProvider(new URL(`${apiUrl}${path}`), {
    ...init,
    headers: { accept: 'application/vnd.github+json', ...init.headers },
  });
}

/** GitHub tells an app about its own tokens only. */
async function isOurs(config: GithubConfig, accessToken: string): Promise<boolean> {
  const { clientId, clientSecret } = config;
  const token = await callGithub(config, `/applications/${encodeURIComponent(clientId)}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ access_token: accessToken }),
  });
  return token.ok;
}

function presentPerson(user: unknown, email: string | null): SocialPerson | null {
  const subject = textIn(user, 'id');
  if (!subject) return null;
  const [firstName = '', ...others] = (textIn(user, 'name') ?? '').split(/\s+/);
  const login = textIn(user, 'login');
  return { subject, email, firstName, lastName: others.join(' '), login };
}

/** The primary address if it is verified, else the first that is. */
function verifiedEmail(body: unknown): string | null {
  if (!Array.isArray(body)) return null;
  const verified = (body as ({ primary?: unknown; verified?: unknown } | null)[]).filter(
    (entry) => entry?.verified === true,
  );
  const chosen = verified.find((entry) => entry?.primary === true) ?? verified[0];
  return textIn(chosen, 'email');
}
