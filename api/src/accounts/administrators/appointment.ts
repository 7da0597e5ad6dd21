import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { violatedIndex } from '../../platform/database/violations';
import { PASSWORD_RESET_MS, type Role } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { hashToken } from '../../platform/security/tokens';
import { insertUser, lockUserByEmail, updateUser, type UserRow } from '../auth/auth-repository';
import { emailProblems } from '../auth/auth-rules';
import { endSessions } from '../auth/sessions';
import { usernameFor } from '../auth/username';
import { insertResetLink } from '../password-reset/password-reset-repository';
import { uidOf, type ResetLink } from '../password-reset/password-reset-service';

type Trx = Transaction<Database>;

/** The outcome of making somebody an administrator. */
export interface Appointment {
  user: { id: number; email: string; suspended_at: Date | null };
  /** Null for a new account. */
  formerRole: Role | null;
  /** True if the account lost credentials that a stranger may have chosen. */
  wasUnverified: boolean;
  /** Lets the owner set a password if the account has none they could use; null otherwise. */
  link: ResetLink | null;
}

const TRIES = 5;

/**
 * Makes the account with this address an administrator, or creates one.
 *
 * Whoever registered an address that was never verified may be a stranger, so such an account loses its password, and its
 * sessions end. Running it again changes nothing, except that there is a new link while there is no password yet.
 *
 * @returns null if the address isn't one.
 */
export async function appointAdministrator(
  db: Kysely<Database>,
  address: string,
  now: Date,
): Promise<Appointment | null> {
  const email = address.trim().toLowerCase();
  if (emailProblems(email).some(Boolean)) return null;
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const found = await lockUserByEmail(trx, email);
        return found ? promote(trx, found, now) : create(trx, email, { now, tries });
      });
    } catch (error) {
      // The username was taken, or somebody has just registered the address.
      if (violatedIndex(error) === null || tries === TRIES) throw error;
    }
  }
}

async function promote(trx: Trx, user: UserRow, now: Date): Promise<Appointment> {
  const { id, role } = user;
  const isVerified = user.email_verified_at !== null;
  const isNew = role !== 'ADMIN';
  const isOpen = isVerified || (!isNew && user.password_hash !== null);
  if (!isOpen) {
    await endSessions(trx, id, now);
  }
  if (isNew || !isOpen) {
    await updateUser(trx, id, { role: 'ADMIN', ...(!isOpen && { password_hash: null }) });
  }
  if (isNew) await recordAppointment(trx, id, now);
  return {
    user,
    formerRole: role,
    wasUnverified: !isOpen && isNew,
    link: isOpen ? null : await makeLink(trx, id, now),
  };
}

async function create(
  trx: Trx,
  email: string,
  { now, tries }: { now: Date; tries: number },
): Promise<Appointment> {
  const user = await insertUser(trx, {
    email,
    username: usernameFor(email, tries),
    // Its owner can change both in the settings.
    first_name: 'Site',
    last_name: 'Administrator',
    role: 'ADMIN',
  });
  await recordAppointment(trx, user.id, now);
  return { user, formerRole: null, wasUnverified: false, link: await makeLink(trx, user.id, now) };
}

/** Done by the command, so by nobody's account. */
const recordAppointment = (trx: Trx, id: number, at: Date) =>
  appendEntry(trx, { by: 'system', action: 'administrator_appointed', about: { account: id }, at });

async function makeLink(trx: Trx, userId: number, now: Date): Promise<ResetLink> {
  const token = randomBytes(32).toString('base64url');
  await insertResetLink(trx, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + PASSWORD_RESET_MS),
  });
  return { uid: uidOf(userId), token };
}
