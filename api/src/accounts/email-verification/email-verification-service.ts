import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import {
  ApiError,
  ConflictError,
  TooManyRequestsError,
  waitText,
} from '../../platform/http/errors';
import { EMAIL_VERIFICATION_MS, EMAIL_VERIFICATIONS_A_DAY } from '../../platform/limits';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { Seal } from '../../platform/security/sealing';
import { hashToken, type Actor } from '../../platform/security/tokens';
import { present } from '../auth/auth-presenter';
import { lockUserById } from '../auth/auth-repository';
import * as repository from './email-verification-repository';

/** Shows that an account's address is its owner's (decision 0056). */
export class EmailVerificationService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly seal: Seal,
    private readonly now: Clock,
  ) {}

  /** Makes a link for an account's address; returns its token as a queued mail holds it. Earlier links go on working. */
  async makeLink(trx: Transaction<Database>, userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    await repository.insertLink(trx, {
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + EMAIL_VERIFICATION_MS),
    });
    return this.seal.close(token);
  }

  /**
   * Queues a mail with another link.
   *
   * @throws ConflictError `already_verified`; TooManyRequestsError after five links within a day.
   */
  async sendAgain(actor: Actor): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      // The lock lets the links be counted.
      const user = present(await lockUserById(trx, actor.id));
      if (user.email_verified_at) {
        throw new ConflictError('already_verified', 'Your email address is already confirmed.');
      }
      const now = this.now();
      const sent = await repository.workingLinks(trx, user.id, now);
      const [oldest] = sent;
      if (oldest && sent.length >= EMAIL_VERIFICATIONS_A_DAY) throw tooManyLinks(oldest, now);
      const data = { firstName: user.first_name, token: await this.makeLink(trx, user.id) };
      await queueMail(trx, { template: 'verify_email', recipient: user.email, data });
    });
  }

  /**
   * Verifies the address of a link's account. The same link may be used again: it changes nothing then.
   *
   * @throws ApiError 400 `invalid_link`.
   */
  async confirm(token: string): Promise<void> {
    if (await repository.verifyByLink(this.db, hashToken(token), this.now())) return;
    throw new ApiError(
      400,
      'invalid_link',
      'This link is invalid or has expired. You can get a new one in your settings.',
    );
  }
}

function tooManyLinks(oldest: Date, now: Date): TooManyRequestsError {
  const wait = Math.ceil((oldest.getTime() + EMAIL_VERIFICATION_MS - now.getTime()) / 1000);
  return new TooManyRequestsError(
    wait,
    `We’ve sent you several links today. Check your spam folder: each of them still works. You can ask for another one in ${waitText(wait)}.`,
  );
}
