import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { violatedIndex } from '../../platform/database/violations';
import { InvalidFieldsError } from '../../platform/http/errors';
import type { Upload } from '../../platform/http/forms';
import { hashPassword } from '../../platform/security/passwords';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { PROFILE_PICTURE } from '../../platform/media/image-rules';
import type { MediaService } from '../../platform/media/media-service';
import type { EmailVerificationService } from '../email-verification/email-verification-service';
import { present, toUser } from './auth-presenter';
import * as repository from './auth-repository';
import { checkProfile, checkRegistration, tidyRegistration } from './auth-rules';
import type { ProfilePayload, RegisterPayload, User } from './auth-schemas';

export class AuthService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly verification: Pick<EmailVerificationService, 'makeLink'>,
  ) {}

  /**
   * Creates an account and queues its welcome mail, with a link that verifies its address. Spec sections 4 and 5 "Register".
   *
   * @throws InvalidFieldsError for broken rules, and for a taken email or username.
   */
  async register(payload: RegisterPayload): Promise<User> {
    const { password, password2: _, ...fields } = tidyRegistration(payload);
    checkRegistration({ ...payload, ...fields });
    const passwordHash = await hashPassword(password);
    try {
      return await this.db.transaction().execute(async (trx) => {
        const user = await repository.insertUser(trx, { ...fields, password_hash: passwordHash });
        await appendEntry(trx, { by: user, action: 'account_created', at: this.now() });
        const token = await this.verification.makeLink(trx, user.id);
        await queueMail(trx, {
          template: 'welcome',
          recipient: user.email,
          data: { firstName: user.first_name, role: user.role, token },
        });
        return toUser(user);
      });
    } catch (error) {
      const field = UNIQUE_FIELDS.get(violatedIndex(error) ?? '');
      if (!field) throw error;
      // PostgreSQL names only one of the indexes that reject the row.
      const taken = new Set([field, ...(await repository.findTaken(this.db, fields))]);
      throw new InvalidFieldsError(
        Object.fromEntries([...taken].map((each) => [each, [TAKEN_SENTENCES[each]]])),
      );
    }
  }

  /** @throws NotAuthenticatedError if the account has been deleted. */
  async profile(actor: Actor): Promise<User> {
    const row = present(await repository.findUserById(this.db, actor.id));
    const suspension = row.suspended_at && (await repository.findSuspension(this.db, row.id));
    return { ...toUser(row), ...(suspension && { suspension }) };
  }

  /**
   * Changes the name, the picture, or both. Email, username and role can't be changed.
   *
   * @throws InvalidFieldsError for an empty name, or a file that isn't an image within the limits of spec section 5;
   *   NotAuthenticatedError if the account has been deleted.
   */
  async updateProfile(actor: Actor, payload: ProfilePayload, upload: Upload | null): Promise<User> {
    const names = trimmed(payload);
    checkProfile(names);
    const current = present(await repository.findUserById(this.db, actor.id));
    const picture = upload && (await this.media.save(this.db, upload, PROFILE_PICTURE));
    const changes = { ...names, ...(picture && { profile_picture: picture }) };
    if (Object.keys(changes).length === 0) return toUser(current);
    const change = this.db.transaction().execute(async (trx) => {
      // Another upload, or the deletion of the account, may have come first.
      const before = present(await repository.lockUserById(trx, actor.id));
      const kept = Object.keys(changes).map((name) => [name, 'changed' as const]);
      const about = { by: actor, action: 'profile_changed' as const };
      await appendEntry(trx, { ...about, changes: Object.fromEntries(kept), at: this.now() });
      if (picture) await this.media.forget(trx, [before.profile_picture]);
      return present(await repository.updateUser(trx, actor.id, changes));
    });
    return toUser(await this.media.keepFor(this.db, picture, change));
  }
}

const UNIQUE_FIELDS = new Map<string, repository.UniqueField>([
  ['users_email_key', 'email'],
  ['users_username_key', 'username'],
]);

const TAKEN_SENTENCES: Record<repository.UniqueField, string> = {
  email: 'An account with this email address already exists',
  username: 'This username is already taken',
};

function trimmed(payload: ProfilePayload): ProfilePayload {
  return Object.fromEntries(Object.entries(payload).map(([field, value]) => [field, value.trim()]));
}
