import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { inSnapshot } from '../../platform/database/snapshot';
import { ConflictError, ForbiddenError, InvalidFieldsError } from '../../platform/http/errors';
import { naira } from '../../platform/money';
import { refuseProblems } from '../../platform/http/fieldRules';
import { hashPassword, verifyPassword } from '../../platform/security/passwords';
import { erasedAddress } from '../../platform/outbox/erased-address';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import {
  isLastAdministrator,
  lockAdministrators,
} from '../administrators/administrators-repository';
import { findUserById, lockUserById, updateUser, type UserRow } from '../auth/auth-repository';
import { newPasswordProblems } from '../auth/auth-rules';
import { present } from '../auth/auth-presenter';
import type { Sessions } from '../auth/sessions';
import { tellOfNewPassword } from '../auth/tell-of-new-password';
import type { MediaService } from '../../platform/media/media-service';
import { stripReports } from './own-reports-repository';
import * as repository from './account-repository';
import type { AccountErasure, PasswordChange } from './account-schemas';
import { leaveTeams } from './leave-teams';
import type { ReadMoneyLeft } from './money-left';
import type { ReadOwnAnnouncements } from './own-announcements';
import { ownDataParts } from './own-data-presenter';
import { ownTables } from './own-data-repository';

/** Password, sessions, data export and deletion of the user's own account. */
export class AccountService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly sessions: Sessions,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly hooks: {
      readOwnAnnouncements: ReadOwnAnnouncements;
      readMoneyLeft: ReadMoneyLeft;
    },
  ) {}

  /**
   * Changes the password and ends all other sessions.
   *
   * @returns whose password it is.
   * @throws InvalidFieldsError for a wrong current password, or a new one against the rules of spec section 5,
   *   or the same as the current one.
   */
  async changePassword(actor: Actor, payload: PasswordChange): Promise<UserRow> {
    const user = present(await findUserById(this.db, actor.id));
    if (user.password_hash === null) {
      throw new InvalidFieldsError({
        current_password: ['This account has no password yet. Set one by “Forgot password?”.'],
      });
    }
    refuseProblems(newPasswordProblems(payload));
    await confirmPassword(user, payload.current_password, 'current_password');
    refuseProblems({
      password: [
        payload.password === payload.current_password &&
          'This is your current password. Choose a different one.',
      ],
    });
    const passwordHash = await hashPassword(payload.password);
    await this.db.transaction().execute(async (trx) => {
      // It may have been reset since: then the old one proves nothing.
      const current = present(await lockUserById(trx, user.id));
      if (current.password_hash !== user.password_hash) throw wrongPassword('current_password');
      await updateUser(trx, user.id, { password_hash: passwordHash });
      await this.sessions.endAll(trx, user.id, payload.refresh);
      const at = this.now();
      await tellOfNewPassword(trx, current, { by: 'password', at });
      await appendEntry(trx, { by: actor, action: 'password_changed', at });
    });
    return user;
  }

  /** Ends every session, including the current one. */
  async signOutEverywhere(actor: Actor): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await this.sessions.endAll(trx, actor.id);
      await appendEntry(trx, { by: actor, action: 'sessions_ended', at: this.now() });
    });
  }

  /**
   * Makes an attendee an organizer, whose team the database founds; an organizer stays one. Open sessions can stay: an
   * organizer's rights come from the team, not from the role in a token.
   *
   * @throws ForbiddenError for an administrator, whose role isn't theirs to give up.
   */
  async becomeOrganizer(actor: Actor): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const { role } = present(await lockUserById(trx, actor.id));
      if (role === 'ADMIN') throw new ForbiddenError();
      if (role === 'ORGANIZER') return;
      await updateUser(trx, actor.id, { role: 'ORGANIZER' });
      await appendEntry(trx, { by: actor, action: 'became_organizer', at: this.now() });
    });
  }

  /** Everything stored about the user as it is at one moment: `OwnData` as JSON in pieces. */
  exportOwnData(actor: Actor): { exportedAt: string; pieces: AsyncGenerator<string> } {
    const now = this.now();
    const announcementsOf = this.hooks.readOwnAnnouncements;
    async function* read(trx: Queryable): AsyncGenerator<string> {
      const user = present(await findUserById(trx, actor.id));
      const announcements = () => announcementsOf(trx, user.id);
      let before = '{';
      for (const part of ownDataParts(ownTables(trx, user, now), announcements, user, now)) {
        yield before + JSON.stringify(await part()).slice(1, -1);
        before = ',';
      }
      yield '}';
    }
    return { exportedAt: now.toISOString(), pieces: inSnapshot(this.db, read) };
  }

  /**
   * Deletes the user's personal data: name, address, picture, credentials, mail and drafts. Upcoming events without tickets
   * are cancelled. The anonymised account, orders and tickets stay for the organizers' books.
   *
   * @throws InvalidFieldsError for a wrong password; ConflictError `last_administrator`, `tickets_sold` while people hold tickets for
   *   the user's upcoming events, `money_left` while some of their money has not been paid out, `team_left`, `last_owner` while
   *   others rely on them in a team.
   */
  async erase(actor: Actor, payload: AccountErasure): Promise<void> {
    const asked = present(await findUserById(this.db, actor.id));
    await confirmPassword(asked, payload.password ?? '', 'password');
    await this.db.transaction().execute(async (trx) => {
      await lockAdministrators(trx);
      // Before the events, as in a purchase: it locks its buyer first. The profile may have changed since.
      const user = present(await lockUserById(trx, actor.id));
      // The password may have been reset since, by an owner who wants somebody else out.
      if (user.password_hash !== asked.password_hash) throw wrongPassword('password');
      if (await isLastAdministrator(trx, user)) throw lastAdministrator();
      const now = this.now();
      await leaveTeams(trx, user, now);
      const ahead = await repository.lockEventsAhead(trx, user.id, now);
      const sold = ahead.filter(({ taken }) => taken > 0);
      if (sold.length > 0) throw ticketsSold(sold.map(({ title }) => title));
      await repository.cancelEvents(
        trx,
        ahead.map(({ id }) => id),
        now,
      );
      const left = await this.hooks.readMoneyLeft(trx, user.id);
      if (left > 0) throw moneyLeft(left);
      const drafts = await repository.deleteDrafts(trx, user.id);
      if (user.email_verified_at) await this.tellOwners(trx, user, now);
      const ticketPictures = await repository.stripTickets(trx, user);
      await repository.stripTransfers(trx, user, now);
      await stripReports(trx, user);
      await repository.deleteTraces(trx, user, now);
      // After their other mail has gone.
      await queueMail(trx, {
        template: 'account_deleted',
        recipient: user.email,
        data: { firstName: user.first_name, at: now.toISOString() },
      });
      await updateUser(trx, user.id, anonymous(now));
      await recordEndOfEvents(trx, actor, { cancelled: ahead, deleted: drafts }, now);
      await appendEntry(trx, { by: actor, action: 'account_deleted', at: now });
      const banners = drafts.map(({ banner_image }) => banner_image);
      await this.media.forget(trx, [user.profile_picture, ...banners, ...ticketPictures]);
    });
  }

  /** Tells people who booked tickets for the user. */
  private async tellOwners(trx: Transaction<Database>, user: UserRow, now: Date): Promise<void> {
    for (const { email, ...data } of await repository.ownersOfTicketsFor(trx, user, now)) {
      await queueMail(trx, { template: 'holder_removed', recipient: email, data });
    }
  }
}

async function recordEndOfEvents(
  trx: Transaction<Database>,
  by: Actor,
  { cancelled, deleted }: Record<'cancelled' | 'deleted', { id: number }[]>,
  at: Date,
): Promise<void> {
  const about = (event: number) => ({ event, team: by.id });
  for (const { id } of cancelled) {
    await appendEntry(trx, { by, action: 'event_cancelled', about: about(id), at });
  }
  for (const { id } of deleted) {
    await appendEntry(trx, { by, action: 'event_deleted', about: about(id), at });
  }
}

async function confirmPassword(user: UserRow, password: string, field: string): Promise<void> {
  if (user.password_hash === null) return;
  if (await verifyPassword(user.password_hash, password)) return;
  throw wrongPassword(field);
}

const wrongPassword = (field: string) =>
  new InvalidFieldsError({ [field]: ['This is not your password'] });

const lastAdministrator = () =>
  new ConflictError(
    'last_administrator',
    'You’re the site’s only administrator. Before you can delete your account, somebody else has to become one.',
  );

function ticketsSold(titles: string[]): ConflictError {
  const [first = '', ...others] = titles.map((title) => `“${title}”`);
  const named = others.length === 0 ? first : `${first} and ${others.length} more`;
  return new ConflictError(
    'tickets_sold',
    `People hold tickets for your upcoming events: ${named}. Cancel them, or wait until they are over.`,
  );
}

function moneyLeft(kobo: number): ConflictError {
  return new ConflictError(
    'money_left',
    `We still hold ${naira(kobo)} of your ticket sales. Add a payout account, and delete your account once the money has been paid out.`,
  );
}

function anonymous(now: Date) {
  // Random: somebody could have registered a name or an address that can be guessed.
  const username = `erased-${randomUUID()}`;
  return {
    email: erasedAddress(username),
    username,
    first_name: 'Deleted',
    last_name: 'account',
    password_hash: null,
    profile_picture: null,
    tax_number: null,
    email_verified_at: null,
    erased_at: now,
    sessions_ended_at: now,
  };
}
