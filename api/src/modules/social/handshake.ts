import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock';
import type { SocialProvider } from '../../limits';
import type { Seal } from '../../security/sealing';

/** A person has so long to sign in at the provider. */
export const HANDSHAKE_SECONDS = 10 * 60;

interface Kept {
  provider: SocialProvider;
  state: string;
  verifier: string;
  expires: number;
}

/**
 * What ties a provider's answer to the browser that asked: the state, and PKCE's verifier. Both wait, sealed, in a
 * cookie of that browser, so that any API process can finish what another began.
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

  /** The verifier, or null when the answer is not one to a question of this browser, or comes too late. */
  finish(
    provider: SocialProvider,
    state: string | undefined,
    cookie: string | null,
  ): string | null {
    const text = cookie === null ? null : this.seal.open(cookie);
    if (text === null || state === undefined) return null;
    const kept = JSON.parse(text) as Kept;
    const isOurs = kept.provider === provider && kept.expires > this.now().getTime();
    return isOurs && isSame(kept.state, state) ? kept.verifier : null;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
