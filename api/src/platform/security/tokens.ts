import { createHash, createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT, errors } from 'jose';
import type { Clock } from '../clock';
import type { Role } from '../limits';

/** A request's user. */
export interface Actor {
  id: number;
  role: Role;
}

/** An access token's user and issue time (epoch seconds). */
export interface BearerOfToken {
  actor: Actor;
  issuedAt: number;
}

export interface TokenSettings {
  secret: string;
  accessSeconds: number;
  refreshSeconds: number;
  now: Clock;
}

const ISSUER = 'tech-event-tickets';
const ALGORITHM = 'HS256';

/** Creates and verifies both kinds of tokens. They are signed the same way and distinguished by audience. */
export class Tokens {
  private readonly key: KeyObject;

  constructor(private readonly settings: TokenSettings) {
    this.key = createSecretKey(Buffer.from(settings.secret, 'utf8'));
  }

  /** A short-lived token with user and role; accepted without a database query, except for `EndedSessions`. */
  issueAccess(actor: Actor): Promise<string> {
    const expires = this.secondsFromNow(this.settings.accessSeconds);
    return this.sign({ role: actor.role }, actor.id, 'access', expires);
  }

  /** A long-lived token and its hash for the database, so that a leaked table gives no access. */
  async issueRefresh(userId: number): Promise<{ token: string; hash: Buffer; expiresAt: Date }> {
    const expires = this.secondsFromNow(this.settings.refreshSeconds);
    const token = await this.sign({ jti: randomUUID() }, userId, 'refresh', expires);
    return { token, hash: hashToken(token), expiresAt: new Date(expires * 1000) };
  }

  /** Verifies an access token; null if forged, expired or malformed. */
  async readAccess(token: string): Promise<BearerOfToken | null> {
    const claims = await this.verify(token, 'access');
    if (!claims) return null;
    const actor = { id: Number(claims.sub), role: claims.role as Role };
    return { actor, issuedAt: claims.iat ?? 0 };
  }

  /** Verifies a refresh token's signature; the database knows if it was revoked. */
  async isRefresh(token: string): Promise<boolean> {
    return (await this.verify(token, 'refresh')) !== null;
  }

  private sign(
    claims: Record<string, unknown>,
    userId: number,
    audience: string,
    expires: number,
  ): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(String(userId))
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(this.secondsFromNow(0))
      .setExpirationTime(expires)
      .sign(this.key);
  }

  private async verify(token: string, audience: string) {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        requiredClaims: ['sub', 'exp'],
        currentDate: this.settings.now(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  private secondsFromNow(seconds: number): number {
    return Math.floor(this.settings.now().getTime() / 1000) + seconds;
  }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
