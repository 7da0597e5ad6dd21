import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { DAY_MS } from '../../platform/durations';
import { ApiError, NotFoundError } from '../../platform/http/errors';
import { refuseProblems } from '../../platform/http/fieldRules';
import { PASSWORD_RESET_MS, RESET_MAILS_PER_DAY } from '../../platform/limits';
import { hashPassword } from '../../platform/security/passwords';
import { appendEntry } from '../../platform/record/append-entry';
import type { Seal } from '../../platform/security/sealing';
import { hashToken } from '../../platform/security/tokens';
import { present } from '../auth/auth-presenter';
import { lockUserById, lockUserByEmail, updateUser, type UserRow } from '../auth/auth-repository';
import { emailProblems, newPasswordProblems } from '../auth/auth-rules';
import type { Sessions } from '../auth/sessions';
import { tellOfNewPassword } from '../auth/tell-of-new-password';
import { queueMail } from '../../platform/outbox/outbox-repository';
import * as repository from './password-reset-repository';
import type { NewPassword } from './password-reset-schemas';

/** The payload of an emailed link. */
export interface ResetLink {
  uid: string;
  token: string;
}

export class PasswordResetService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly sessions: Sessions,
    private readonly seal: Seal,
    private readonly now: Clock,
  ) {}

  /**
   * Queues a mail with a new link; earlier links stay valid until they expire. Past the day's mails the newest link, which
   * is in the owner's mailbox, is renewed instead, so that a stranger's requests never leave the owner without one. Spec
   * section 8 "Forgot password" requires an error for unknown addresses.
   *
   * @throws InvalidFieldsError for an invalid address; NotFoundError for an unknown one.
   */
  async request(address: string): Promise<void> {
    const email = address.trim().toLowerCase();
    refuseProblems({ email: emailProblems(email) });
    await this.db.transaction().execute(async (trx) => {
      const user = await lockUserByEmail(trx, email);
      if (!user) throw new NotFoundError('No account found with this email address.');
      const now = this.now();
      const expires_at = new Date(now.getTime() + PASSWORD_RESET_MS);
      const since = new Date(now.getTime() - DAY_MS);
      const sent = await repository.countResetLinks(trx, user.id, { since, now });
      if (sent >= RESET_MAILS_PER_DAY) {
        return repository.renewNewestLink(trx, user.id, expires_at);
      }
      const token = randomBytes(32).toString('base64url');
      const link = { token_hash: hashToken(token), user_id: user.id, created_at: now, expires_at };
      await repository.insertResetLink(trx, link);
      await queueMail(trx, {
        template: 'password_reset',
        recipient: user.email,
        data: {
          firstName: user.first_name,
          uid: uidOf(user.id),
          token: this.seal.close(token),
          hasNoPassword: user.password_hash === null,
          isLastToday: sent + 1 === RESET_MAILS_PER_DAY,
        },
      });
    });
  }

  /**
   * Sets the new password and ends every session. Using the link verifies the address. The link works once and ends all
   * others, but an invalid password doesn't use it up.
   *
   * @returns whose password it is, and the browser if `recognise` knew it until then.
   * @throws ApiError 400 `invalid_link`; InvalidFieldsError for a password against the rules of spec section 5.
   */
  async confirm(
    { uid, token }: ResetLink,
    payload: NewPassword,
    recognise: (trx: Queryable, email: string) => Promise<Buffer | null>,
  ): Promise<{ user: UserRow; browser: Buffer | null }> {
    const link = { userId: userIdOf(uid), hash: hashToken(token) };
    if (!(await repository.findResetLink(this.db, link, this.now()))) throw invalidLink();
    refuseProblems(newPasswordProblems(payload));
    const password_hash = await hashPassword(payload.password);
    return this.db.transaction().execute(async (trx) => {
      const now = this.now();
      // Locked first: of two links used at the same time, the second one has ended by then.
      const owner = await lockUserById(trx, link.userId);
      if (!owner || !(await repository.findResetLink(trx, link, now))) throw invalidLink();
      const browser = await recognise(trx, owner.email);
      await this.sessions.endAll(trx, link.userId);
      const changes = { password_hash, email_verified_at: owner.email_verified_at ?? now };
      const user = present(await updateUser(trx, link.userId, changes));
      await tellOfNewPassword(trx, user, {
        by: owner.password_hash === null ? 'first link' : 'link',
        at: now,
      });
      await appendEntry(trx, { by: user, action: 'password_reset', at: now });
      return { user, browser };
    });
  }
}

function invalidLink(): ApiError {
  return new ApiError(
    400,
    'invalid_link',
    'Invalid or expired reset link. Please request a new one.',
  );
}

export function uidOf(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}

/** 0, which no user has, for an invalid uid. */
function userIdOf(uid: string): number {
  const text = Buffer.from(uid, 'base64url').toString('latin1');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
