import { cookieText } from '../../platform/http/cookies';
import type { SocialProvider } from '../../platform/limits';
import { receiptName } from './token-receipts';

export const handshakeName = (provider: SocialProvider) => `${provider}_sign_in`;

/** Writes the cookies of a social sign-in. With no value and no seconds they end one. */
export function socialCookies(secure: boolean) {
  return {
    /** Ties the provider's answer to the browser that was sent there. */
    handshake: (provider: SocialProvider, value: string, maxAgeSeconds: number) =>
      cookieText({
        name: handshakeName(provider),
        value,
        path: `/api/auth/${provider}/callback`,
        maxAgeSeconds,
        // Lax: the provider sends the browser back from another site, by a plain link.
        sameSite: 'Lax',
        secure,
      }),
    /** Shows that a provider's token was handed to this browser. */
    receipt: (provider: SocialProvider, token: string, value: string, maxAgeSeconds: number) =>
      cookieText({
        name: receiptName(provider, token),
        value,
        path: `/api/auth/${provider}`,
        maxAgeSeconds,
        sameSite: 'Strict',
        secure,
      }),
  };
}
