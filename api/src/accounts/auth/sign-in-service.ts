import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { NotAuthenticatedError, TooManyRequestsError } from '../../platform/http/errors';
import { bucketOf } from '../../platform/http/rateLimits';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { verifyPassword } from '../../platform/security/passwords';
import { admitted, type Entrance } from '../two-step/entrance';
import { findUserByEmail, lockUserById } from './auth-repository';
import type { SignedIn } from './sessions';
import * as repository from './sign-in-repository';

/** Wrong passwords after which the owner is told: the pause no longer grows. */
const WARN_AFTER = repository.PAUSES.length;

/** Where a try comes from. */
interface From {
  /** The hash of the browser's token, if it has signed in to this account before. */
  browser: Buffer | null;
  userAgent: string | null;
}

/** No account has it. */
const NOBODY = 0;

/** Signs in with email and password, and slows down whoever guesses (decision 0054). */
export class SignInService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly entrance: Entrance,
  ) {}

  /**
   * Tries are counted per account, whatever the address, before the password is looked at; a browser that has signed in to
   * the account has a count of its own. An unknown email behaves like a wrong password, and takes as long.
   *
   * @throws NotAuthenticatedError; ApiError 401 `second_step_needed`; TooManyRequestsError while the pause after earlier tries
   *   lasts.
   */
  async signIn(email: string, password: string, { browser, userAgent }: From): Promise<SignedIn> {
    const address = email.trim().toLowerCase();
    const key = browser
      ? bucketOf('password in browser', browser.toString('hex'))
      : bucketOf('password of account', address);
    const tries = await repository.countTry(this.db, key);
    if (tries === null) {
      throw new TooManyRequestsError(await repository.secondsOfPause(this.db, key));
    }
    const user = await findUserByEmail(this.db, address);
    const matches = await verifyPassword(user?.password_hash ?? null, password);
    if (!user || !matches) {
      if (tries >= WARN_AFTER) await this.warnOwner(user?.id ?? NOBODY);
      throw wrongCredentials();
    }
    const entry = await this.db.transaction().execute(async (trx) => {
      // A change of password that got in first has ended all sessions, so this one mustn't begin after it.
      const current = await lockUserById(trx, user.id);
      if (current?.password_hash !== user.password_hash) throw wrongCredentials();
      await repository.forgetTries(trx, key);
      return this.entrance.enter(trx, current, userAgent);
    });
    return admitted(entry);
  }

  /** Runs for unknown emails too, so that the time tells nothing. */
  private async warnOwner(userId: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const owner = await repository.noteWarning(trx, userId);
      if (!owner) return;
      await queueMail(trx, {
        template: 'password_guesses',
        recipient: owner.email,
        data: { firstName: owner.first_name },
      });
    });
  }
}

function wrongCredentials(): NotAuthenticatedError {
  return new NotAuthenticatedError(
    'No active account was found with the given credentials.',
    'wrong_credentials',
  );
}
