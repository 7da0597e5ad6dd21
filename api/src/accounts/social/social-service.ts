import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { violatedIndex } from '../../platform/database/violations';
import { ApiError, InvalidFieldsError } from '../../platform/http/errors';
import { LIMITS, type SocialProvider } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { insertUser, lockUserByEmail, updateUser, type UserRow } from '../auth/auth-repository';
import type { SignedIn, Sessions } from '../auth/sessions';
import { usernameFor } from '../auth/username';
import { admitted, type Entrance } from '../two-step/entrance';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { Provider, SocialPerson } from './provider';
import { ProviderUnreachableError } from './provider-call';
import type { Providers } from './providers';
import * as repository from './social-repository';
import type { TokenReceipts } from './token-receipts';

const TRIES = 5;

interface Parts {
  db: Kysely<Database>;
  providers: Providers;
  sessions: Sessions;
  entrance: Entrance;
  receipts: TokenReceipts;
  now: Clock;
}

export class SocialService {
  constructor(private readonly parts: Parts) {}

  /**
   * Signs in with a provider's access token, which must have been issued to this browser and to our app.
   *
   * @param browser its proof that the token was issued to it, or null, and its user agent.
   * @throws ApiError 401 `second_step_needed`, 400 `config_error`, `not_begun_here` or `invalid_token`,
   *   503 `provider_unreachable`; InvalidFieldsError for a user without a verified address.
   */
  async signIn(
    name: SocialProvider,
    accessToken: string,
    { receipt, userAgent }: { receipt: string | null; userAgent: string | null },
  ): Promise<SignedIn> {
    const provider = this.parts.providers[name];
    if (!provider) {
      throw new ApiError(400, 'config_error', 'Authentication service is not properly configured.');
    }
    if (!this.parts.receipts.isFor(name, accessToken, receipt)) {
      throw new ApiError(
        400,
        'not_begun_here',
        'This sign-in was not started in this browser, or it took too long. Please try again.',
      );
    }
    const person = await identify(provider, accessToken);
    for (let tries = 1; ; tries += 1) {
      try {
        const entry = await this.parts.db.transaction().execute(async (trx) => {
          const user = await this.accountOf(trx, { name, label: provider.label }, person, tries);
          return this.parts.entrance.enter(trx, user, userAgent);
        });
        return admitted(entry);
      } catch (error) {
        // The username was taken, or the same user signed in from another tab: try again.
        if (violatedIndex(error) === null || tries === TRIES) throw error;
      }
    }
  }

  private async accountOf(
    trx: Transaction<Database>,
    provider: { name: SocialProvider; label: string },
    person: SocialPerson,
    tries: number,
  ): Promise<UserRow> {
    const identity = { provider: provider.name, subject: person.subject };
    const known = await repository.findUserByIdentity(trx, identity);
    if (known) return known;
    if (person.email === null) {
      throw new InvalidFieldsError({
        non_field_errors: [
          `Your ${provider.label} account has no verified email address. Verify it there, then try again.`,
        ],
      });
    }
    const owner = await lockUserByEmail(trx, person.email.toLowerCase());
    const user = owner
      ? await this.claim(trx, owner, provider.label)
      : await this.create(trx, person, person.email, tries);
    await repository.insertIdentity(trx, { ...identity, user_id: user.id });
    const changes = { sign_in: [null, provider.label] as const };
    const action = owner ? 'sign_in_linked' : 'account_created';
    await appendEntry(trx, { by: user, action, changes, at: this.parts.now() });
    return user;
  }

  /**
   * Links an account with the same address. Someone else may have registered it with an address that isn't theirs, so unless
   * the address was verified, its password and sessions are removed.
   */
  private async claim(
    trx: Transaction<Database>,
    owner: UserRow,
    providerLabel: string,
  ): Promise<UserRow> {
    const isTrusted = owner.email_verified_at !== null;
    const passwordEnded = !isTrusted && owner.password_hash !== null;
    await queueMail(trx, {
      template: 'account_linked',
      recipient: owner.email,
      data: { firstName: owner.first_name, provider: providerLabel, passwordEnded },
    });
    if (isTrusted) return owner;
    await this.parts.sessions.endAll(trx, owner.id);
    const changes = { password_hash: null, email_verified_at: this.parts.now() };
    return (await updateUser(trx, owner.id, changes)) ?? owner;
  }

  private async create(
    trx: Transaction<Database>,
    person: SocialPerson,
    email: string,
    tries: number,
  ): Promise<UserRow> {
    const username = usernameFor(person.login ?? email, tries);
    const user = await insertUser(trx, {
      email: email.toLowerCase(),
      username,
      first_name: person.firstName.slice(0, LIMITS.personName.maxLength) || username,
      last_name: person.lastName.slice(0, LIMITS.personName.maxLength),
      role: 'ATTENDEE',
      email_verified_at: this.parts.now(),
    });
    const data = { firstName: user.first_name, role: user.role };
    await queueMail(trx, { template: 'welcome', recipient: user.email, data });
    return user;
  }
}

async function identify(provider: Provider, accessToken: string): Promise<SocialPerson> {
  try {
    const person = await provider.identify(accessToken);
    if (person) return person;
  } catch (error) {
    if (!(error instanceof ProviderUnreachableError)) throw error;
    throw new ApiError(
      503,
      'provider_unreachable',
      `${provider.label} isn’t responding right now. Please try again later.`,
    );
  }
  throw new ApiError(400, 'invalid_token', `${provider.label} did not accept this sign-in.`);
}
