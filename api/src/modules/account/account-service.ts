import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, InvalidFieldsError } from '../../http/errors';
import { refuseProblems } from '../../http/fieldRules';
import { hashPassword, verifyPassword } from '../../security/passwords';
import type { Actor } from '../../security/tokens';
import { findUserById, updateUser, type UserRow } from '../auth/auth-repository';
import { newPasswordProblems } from '../auth/auth-rules';
import { present } from '../auth/auth-presenter';
import type { Sessions } from '../auth/sessions';
import type { MediaService } from '../media/media-service';
import * as repository from './account-repository';
import type { AccountErasure, PasswordChange } from './account-schemas';
import { toOwnData } from './own-data-presenter';
import { readOwnData } from './own-data-repository';
import type { OwnData } from './own-data-schemas';

/** What members do with their own account beside its profile. */
export class AccountService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly sessions: Sessions,
    private readonly media: MediaService,
    private readonly now: Clock,
  ) {}

  /**
   * Sets another password and ends the sessions on every other device.
   *
   * @throws InvalidFieldsError for a wrong current password, and for the rules of spec section 5.
   */
  async changePassword(actor: Actor, payload: PasswordChange): Promise<void> {
    const user = present(await findUserById(this.db, actor.id));
    if (user.password_hash === null) {
      throw new InvalidFieldsError({
        current_password: ['This account has no password yet. Set one by “Forgot password?”.'],
      });
    }
    refuseProblems(newPasswordProblems(payload));
    await confirmPassword(user, payload.current_password, 'current_password');
    const passwordHash = await hashPassword(payload.password);
    await this.db.transaction().execute(async (trx) => {
      await updateUser(trx, user.id, { password_hash: passwordHash });
      await this.sessions.endAll(trx, user.id, payload.refresh);
    });
  }

  /** Ends every session, the one that asks included. */
  async signOutEverywhere(actor: Actor): Promise<void> {
    await this.sessions.endAll(this.db, actor.id);
  }

  /** All that is kept about the user, read at one moment. */
  async exportOwnData(actor: Actor): Promise<OwnData> {
    const now = this.now();
    return this.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const user = present(await findUserById(trx, actor.id));
        return toOwnData(user, await readOwnData(trx, user.id, user.email, now), now);
      });
  }

  /**
   * Erases the person: name, address, picture, ways in and mail go, and so do drafts; events ahead that nobody has a
   * ticket for are cancelled. The account's row, orders and tickets stay, without a person, as the organizers' books.
   *
   * @throws InvalidFieldsError for a wrong password; ConflictError `tickets_sold` while people hold tickets for the
   * user's own events ahead.
   */
  async erase(actor: Actor, payload: AccountErasure): Promise<void> {
    const user = present(await findUserById(this.db, actor.id));
    await confirmPassword(user, payload.password ?? '', 'password');
    const pictures = await this.db.transaction().execute(async (trx) => {
      const now = this.now();
      const ahead = await repository.lockEventsAhead(trx, user.id, now);
      const sold = ahead.filter(({ taken }) => taken > 0);
      if (sold.length > 0) throw ticketsSold(sold.map(({ title }) => title));
      await repository.cancelEvents(
        trx,
        ahead.map(({ id }) => id),
        now,
      );
      const banners = await repository.deleteDrafts(trx, user.id);
      const ticketPictures = await repository.stripTickets(trx, user.id, user.email);
      await repository.deleteTraces(trx, user.id, user.email);
      await updateUser(trx, user.id, anonymous(user.id, now));
      return [user.profile_picture, ...banners, ...ticketPictures];
    });
    for (const picture of pictures) if (picture) await this.media.remove(picture);
  }
}

async function confirmPassword(user: UserRow, password: string, field: string): Promise<void> {
  if (user.password_hash === null) return;
  if (await verifyPassword(user.password_hash, password)) return;
  throw new InvalidFieldsError({ [field]: ['This is not your password'] });
}

function ticketsSold(titles: string[]): ConflictError {
  const [first = '', ...others] = titles.map((title) => `“${title}”`);
  const named = others.length === 0 ? first : `${first} and ${others.length} more`;
  return new ConflictError(
    'tickets_sold',
    `People hold tickets for your upcoming events: ${named}. Cancel them, or wait until they are over.`,
  );
}

function anonymous(id: number, now: Date) {
  return {
    // `.invalid` is nobody's and never will be (RFC 2606).
    email: `erased-${id}@erased.invalid`,
    username: `erased-${id}`,
    first_name: 'Deleted',
    last_name: 'account',
    password_hash: null,
    profile_picture: null,
    email_verified_at: null,
    erased_at: now,
    sessions_ended_at: now,
  };
}
