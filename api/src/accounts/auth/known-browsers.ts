import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { cookieText, readCookie } from '../../platform/http/cookies';
import { hashToken } from '../../platform/security/tokens';
import * as repository from './known-browsers-repository';

const REMEMBERED_SECONDS = 365 * 24 * 60 * 60;
/** Whoever knows the password could otherwise collect as many as they like, and guess the next one with all of them. */
const BROWSERS_PER_ACCOUNT = 10;

interface Options {
  db: Kysely<Database>;
  now: Clock;
  /** True if the site uses HTTPS, so that its cookies can be `secure`. */
  secure: boolean;
}

/**
 * Recognises browsers that have signed in to an account before, so that a stranger's wrong passwords don't keep its owner
 * out. The proof is a random token in a cookie of its own for each account; it signs nobody in.
 */
export class KnownBrowsers {
  constructor(private readonly options: Options) {}

  /** The hash of this browser's token for the account of an address; null if it is unknown. */
  async recognise(
    request: FastifyRequest,
    email: string,
    { db = this.options.db, evenByReset = true }: { db?: Queryable; evenByReset?: boolean } = {},
  ): Promise<Buffer | null> {
    const address = email.trim().toLowerCase();
    const token = readCookie(request, cookieName(address));
    if (token === null) return null;
    const hash = hashToken(token);
    const since = new Date(this.options.now().getTime() - REMEMBERED_SECONDS * 1000);
    const asked = { hash, email: address, since, evenByReset };
    return (await repository.isKnownBrowser(db, asked)) ? hash : null;
  }

  /**
   * The same for tries at the second step. A reset link doesn't count there: whoever reads the mailbox could use one after the
   * other, and guess codes anew after each.
   */
  recogniseAtSecondStep(
    request: FastifyRequest,
    email: string,
    db: Queryable = this.options.db,
  ): Promise<Buffer | null> {
    return this.recognise(request, email, { db, evenByReset: false });
  }

  /**
   * Keeps what a browser was to an account whose reset link it has used, although the reset ended all known browsers. Its token
   * stays the same, and so do its counts of wrong tries: a new one would start them anew with each reset.
   */
  async keep(hash: Buffer, user: { id: number }): Promise<void> {
    const { db, now } = this.options;
    const browser = { token_hash: hash, user_id: user.id, signed_in_at: now() };
    await repository.saveKnownBrowser(db, { ...browser, by_reset_link: false });
  }

  /** Remembers this browser after a sign-in to the account, or the use of its reset link, with a new token. */
  async remember(
    request: FastifyRequest,
    reply: FastifyReply,
    user: { id: number; email: string },
    { byResetLink = false } = {},
  ): Promise<void> {
    const { db, now, secure } = this.options;
    const earlier = await this.recognise(request, user.email);
    const token = randomBytes(32).toString('base64url');
    await db.transaction().execute(async (trx) => {
      if (earlier) await repository.deleteBrowser(trx, earlier);
      await repository.saveKnownBrowser(trx, {
        token_hash: hashToken(token),
        user_id: user.id,
        signed_in_at: now(),
        by_reset_link: byResetLink,
      });
      await repository.deleteOldBrowsers(trx, user.id, BROWSERS_PER_ACCOUNT);
    });
    const cookie = cookieText({
      name: cookieName(user.email.toLowerCase()),
      value: token,
      path: '/api/auth',
      maxAgeSeconds: REMEMBERED_SECONDS,
      sameSite: 'Strict',
      secure,
    });
    reply.header('set-cookie', cookie);
  }
}

/** One for each account, since a token counts for one account only and several people may share a browser. */
function cookieName(email: string): string {
  return `known_browser_${createHash('sha256').update(email).digest('hex').slice(0, 12)}`;
}
