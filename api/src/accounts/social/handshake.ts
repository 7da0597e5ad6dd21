import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { SocialProvider } from '../../platform/limits';
import { isSameSecret } from '../../platform/security/constantTime';
import type { Seal } from '../../platform/security/sealing';

/** How long a user may take to sign in at the provider. */
export const HANDSHAKE_SECONDS = 10 * 60;

interface Kept {
  provider: SocialProvider;
  state: string;
  verifier: string;
  expires: number;
}

/**
 * Ties a provider's response to the browser that started the sign-in: the state and the PKCE verifier. Both are in an
 * encrypted cookie, so that any API process can finish a sign-in.
 */
export class Handshake {
  constructor(
    private readonly seal: Seal,
    private readonly now: Clock,
  ) {}

  begin(provider: SocialProvider): { state: string; challenge: string; cookie: string } {
    const state = randomBytes(24).toString('base64url');
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const expires = this.now().getTime() + HANDSHAKE_SECONDS * 1000;
    const kept: Kept = { provider, state, verifier, expires };
    return { state, challenge, cookie: this.seal.close(JSON.stringify(kept)) };
  }

  /** The verifier, or null if this browser didn't start the sign-in or it has expired. */
  finish(
    provider: SocialProvider,
    state: string | undefined,
    cookie: string | null,
  ): string | null {
    const text = cookie === null ? null : this.seal.open(cookie);
    if (text === null || state === undefined) return null;
    const kept = JSON.parse(text) as Kept;
    const isOurs = kept.provider === provider && kept.expires > this.now().getTime();
    return isOurs && isSameSecret(kept.state, state) ? kept.verifier : null;
  }
}
