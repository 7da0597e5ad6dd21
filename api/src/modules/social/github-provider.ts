import type { GithubConfig } from '../../config';
import type { Provider } from './provider';
import { callProvider, textIn } from './provider-call';

/** GitHub, as an OAuth app: https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps. */
export function githubProvider(config: GithubConfig): Provider {
  const { clientId, clientSecret } = config;
  const api = (path: string, init: RequestInit) =>
    callProvider(new URL(`${config.apiUrl}${path}`), {
      ...init,
      headers: { accept: 'application/vnd.github+json', ...init.headers },
    });

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
      // A refusal has status 200 here, and no token.
      const { body } = await callProvider(new URL(`${config.url}/login/oauth/access_token`), {
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
      // Knows only the tokens of our own app.
      const token = await api(`/applications/${encodeURIComponent(clientId)}/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ access_token: accessToken }),
      });
      if (!token.ok) return null;

      const headers = { authorization: `Bearer ${accessToken}` };
      const [user, emails] = await Promise.all([
        api('/user', { headers }),
        api('/user/emails', { headers }),
      ]);
      const subject = textIn(user.body, 'id');
      if (!user.ok || !subject) return null;
      const [firstName = '', ...others] = (textIn(user.body, 'name') ?? '').split(/\s+/);
      return {
        subject,
        email: emails.ok ? verifiedEmail(emails.body) : null,
        firstName,
        lastName: others.join(' '),
        login: textIn(user.body, 'login'),
      };
    },
  };
}

/** The primary address if it is verified, else the first that is. */
function verifiedEmail(body: unknown): string | null {
  if (!Array.isArray(body)) return null;
  const verified = (body as { primary?: unknown; verified?: unknown }[]).filter(
    (entry) => entry?.verified === true,
  );
  const chosen = verified.find((entry) => entry.primary === true) ?? verified[0];
  return textIn(chosen, 'email');
}
