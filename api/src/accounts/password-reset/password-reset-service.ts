import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ApiError, NotFoundError } from '../../platform/http/errors';
import { refuseProblems } from '../../platform/http/fieldRules';
import { PASSWORD_RESET_MS } from '../../platform/limits';
import { hashPassword } from '../../platform/security/passwords';
import type { Seal } from '../../platform/security/sealing';
import { hashToken } from '../../platform/security/tokens';
import { findUserByEmail, updateUser } from '../auth/auth-repository';
import { emailProblems, newPasswordProblems } from '../auth/auth-rules';
import type { Sessions } from '../auth/sessions';
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
   * Queues a mail with a new link, which invalidates the previous one. Spec section 8 "Forgot password" requires an error
   * for unknown addresses.
   *
   * @throws InvalidFieldsError for an invalid address; NotFoundError for an unknown one.
   */
  async request(address: string): Promise<void> {
    const email = address.trim().toLowerCase();
    refuseProblems({ email: emailProblems(email) });
    const user = await findUserByEmail(this.db, email);
    if (!user) throw new NotFoundError('No account found with this email address.');
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    await this.db.transaction().execute(async (trx) => {
      await repository.replacePasswordReset(trx, {
        user_id: user.id,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: new Date(now.getTime() + PASSWORD_RESET_MS),
      });
      await queueMail(trx, {
        template: 'password_reset',
        recipient: user.email,
        data: { firstName: user.first_name, uid: uidOf(user.id), token: this.seal.close(token) },
      });
    });
  }

  /**
   * Sets the new password and ends every session. Using the link verifies the address. The link works once, but an invalid
   * password doesn't use it up.
   *
   * @throws ApiError 400 `invalid_link`; InvalidFieldsError for a password against the rules of spec section 5.
   */
  async confirm({ uid, token }: ResetLink, payload: NewPassword): Promise<void> {
    const link = { userId: userIdOf(uid), hash: hashToken(token) };
    if (!(await repository.findPasswordReset(this.db, link, this.now()))) throw invalidLink();
    refuseProblems(newPasswordProblems(payload));
    const passwordHash = await hashPassword(payload.password);
    await this.db.transaction().execute(async (trx) => {
      const now = this.now();
      if (!(await repository.takePasswordReset(trx, link, now))) throw invalidLink();
      await updateUser(trx, link.userId, { password_hash: passwordHash, email_verified_at: now });
      await this.sessions.endAll(trx, link.userId);
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

function uidOf(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}

/** 0, which no user has, for an invalid uid. */
function userIdOf(uid: string): number {
  const text = Buffer.from(uid, 'base64url').toString('latin1');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
