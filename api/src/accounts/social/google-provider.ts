import type { GoogleConfig } from '../../platform/config/config';
import type { Provider } from './provider';
import { callProvider, textIn } from './provider-call';

/** Google, by OpenID Connect's endpoints: https://accounts.google.com/.well-known/openid-configuration. */
export function googleProvider(config: GoogleConfig): Provider {
  const { clientId, clientSecret } = config;
  return {
    label: 'Google',

    authorizeUrl({ state, challenge, redirectUri }) {
      const url = new URL(`${config.accountsUrl}/o/oauth2/v2/auth`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString();
      return url.href;
    },

    async exchange({ code, verifier, redirectUri }) {
      const { ok, body } = await callProvider(new URL(`${config.oauthUrl}/token`), {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
      });
      return ok ? textIn(body, 'access_token') : null;
    },

    async identify(accessToken) {
      const tokenInfo = new URL(`${config.oauthUrl}/tokeninfo`);
      tokenInfo.searchParams.set('access_token', accessToken);
      const token = await callProvider(tokenInfo);
      // Another app's token identifies its user too: without this check that app could sign in here as them.
      if (!token.ok || textIn(token.body, 'aud') !== clientId) return null;

      const { ok, body } = await callProvider(new URL(`${config.openidUrl}/v1/userinfo`), {
        headers: { authorization: `Bearer ${accessToken}` },
      });
      const subject = textIn(body, 'sub');
      if (!ok || !subject || subject !== textIn(token.body, 'sub')) return null;
      const isVerified = (body as { email_verified?: unknown }).email_verified === true;
      return {
        subject,
        email: isVerified ? textIn(body, 'email') : null,
        firstName: textIn(body, 'given_name') ?? textIn(body, 'name') ?? '',
        lastName: textIn(body, 'family_name') ?? '',
        login: null,
      };
    },
  };
}
