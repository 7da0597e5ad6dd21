import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../clock';
import type { Role } from '../limits';
import { ALGORITHM, readSigned } from './signedToken';

/** A request's user. */
export interface Actor {
  id: number;
  role: Role;
}

/** An access token's claims. */
export interface BearerOfToken {
  actor: Actor;
  /** Null in a token of a process from before decision 0059. */
  sessionId: string | null;
  /** In milliseconds since 1970; in such a token, rounded down to the second. */
  issuedAt: number;
}

/** A refresh token's claims. */
export interface RefreshClaims {
  userId: number;
  /** Null in a token from before decision 0059, which isn't replaced at its use. */
  sessionId: string | null;
  generation: number;
  /** In milliseconds since 1970, rounded down to the second. */
  issuedAt: number;
}

/** Determines a refresh token: the same values always give the same token. */
interface RefreshTokenOf {
  userId: number;
  sessionId: string;
  generation: number;
  issuedAt: Date;
  expiresAt: Date;
}

interface TokenSettings {
  secret: string;
  accessSeconds: number;
  refreshSeconds: number;
  now: Clock;
}

const ISSUER = 'tech-event-tickets';

/**
 * How long an access token is still accepted after its end, so that a short-lived one survives its way here and slightly
 * different clocks. Spec section 4 signs out a user whose freshly renewed token is refused.
 */
const LEEWAY_SECONDS = 5;

/** Creates and verifies both kinds of tokens. They are signed the same way and distinguished by audience. */
export class Tokens {
  private readonly key: KeyObject;

  constructor(private readonly settings: TokenSettings) {
    this.key = createSecretKey(Buffer.from(settings.secret, 'utf8'));
  }

  /** A short-lived token with user, role and session; each request checks that the session is still open. */
  issueAccess(actor: Actor, sessionId?: string): Promise<string> {
    const issued = this.settings.now().getTime();
    return this.sign({
      claims: { role: actor.role, ...(sessionId && { sid: sessionId }) },
      userId: actor.id,
      audience: 'access',
      // To the millisecond: sessions may end in the same second.
      issued: issued / 1000,
      // Rounded up, or a token of one second could end a millisecond after it was issued.
      expires: Math.ceil(issued / 1000) + this.settings.accessSeconds,
    });
  }

  /** When a session that begins now ends, however often it is renewed. */
  sessionEnd(): Date {
    const seconds = Math.floor(this.settings.now().getTime() / 1000);
    return new Date((seconds + this.settings.refreshSeconds) * 1000);
  }

  /** A long-lived token and its hash for the database, so that a leaked table gives no access. */
  async issueRefresh(of: RefreshTokenOf): Promise<{ token: string; hash: Buffer }> {
    const token = await this.sign({
      claims: { sid: of.sessionId, gen: of.generation },
      userId: of.userId,
      audience: 'refresh',
      issued: Math.floor(of.issuedAt.getTime() / 1000),
      expires: Math.floor(of.expiresAt.getTime() / 1000),
    });
    return { token, hash: hashToken(token) };
  }

  /** Verifies an access token; null if forged, expired or malformed. */
  readAccess(token: string): BearerOfToken | null {
    const claims = this.verify(token, 'access', LEEWAY_SECONDS);
    if (!claims) return null;
    const actor = { id: Number(claims.sub), role: claims.role as Role };
    return { actor, sessionId: sessionOf(claims), issuedAt: Math.round((claims.iat ?? 0) * 1000) };
  }

  /** Verifies a refresh token; null if forged, expired or malformed. The database knows if its session has ended. */
  readRefresh(token: string): RefreshClaims | null {
    const claims = this.verify(token, 'refresh', 0);
    if (!claims) return null;
    return {
      userId: Number(claims.sub),
      sessionId: sessionOf(claims),
      generation: Number(claims.gen ?? 0),
      issuedAt: (claims.iat ?? 0) * 1000,
    };
  }

  private sign({ claims, userId, audience, issued, expires }: SignedClaims): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(String(userId))
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(this.key);
  }

  private verify(token: string, audience: string, leeway: number): JWTPayload | null {
    const claims = readSigned(token, this.key);
    if (claims?.iss !== ISSUER || claims.aud !== audience) return null;
    const { sub, exp } = claims;
    const seconds = Math.floor(this.settings.now().getTime() / 1000);
    return sub !== undefined && exp !== undefined && exp > seconds - leeway ? claims : null;
  }
}

interface SignedClaims {
  claims: JWTPayload;
  userId: number;
  audience: string;
  /** In seconds since 1970, as `expires`. */
  issued: number;
  expires: number;
}

const sessionOf = ({ sid }: JWTPayload) => (typeof sid === 'string' ? sid : null);

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
