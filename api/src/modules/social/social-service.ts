import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { violatedIndex } from '../../database/violations';
import { ApiError, InvalidFieldsError } from '../../http/errors';
import { LIMITS, type SocialProvider } from '../../limits';
import { insertUser, updateUser, type UserRow } from '../auth/auth-repository';
import type { TokenPair } from '../auth/auth-schemas';
import type { Sessions } from '../auth/sessions';
import { queueMail } from '../mail/mail-repository';
import type { Provider, SocialPerson } from './provider';
import { ProviderUnreachableError } from './provider-call';
import type { Providers } from './providers';
import * as repository from './social-repository';

const TRIES = 5;

export class SocialService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly providers: Providers,
    private readonly sessions: Sessions,
    private readonly now: Clock,
  ) {}

  /**
   * Signs in by a provider's access token, after the provider has said whom it speaks for and that it is ours.
   *
   * @throws ApiError 400 `config_error` or `invalid_token`, 503 `provider_unreachable`; InvalidFieldsError for a person
   * without a verified address.
   */
  async signIn(name: SocialProvider, accessToken: string): Promise<TokenPair> {
    const provider = this.providers[name];
    if (!provider) {
      throw new ApiError(400, 'config_error', 'Authentication service is not properly configured.');
    }
    const person = await identify(provider, accessToken);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.db.transaction().execute(async (trx) => {
          const user = await this.accountOf(trx, { name, label: provider.label }, person, tries);
          return this.sessions.open(trx, user);
        });
      } catch (error) {
        // Somebody took the username, or the same person came by another tab: the next look finds them.
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
    const owner = await repository.lockUserByEmail(trx, person.email);
    const user = owner
      ? await this.claim(trx, owner, provider.label)
      : await this.create(trx, person, person.email, tries);
    await repository.insertIdentity(trx, { ...identity, user_id: user.id });
    return user;
  }

  /**
   * Links an account of the same address. Whoever registered it may have typed an address that is not theirs: until
   * the owner has shown that it is, a password set there and its sessions could be a trap left for them, so they end.
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
    await this.sessions.endAll(trx, owner.id);
    const changes = { password_hash: null, email_verified_at: this.now() };
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
      first_name: person.firstName.slice(0, LIMITS.personName.max) || username,
      last_name: person.lastName.slice(0, LIMITS.personName.max),
      role: 'ATTENDEE',
      email_verified_at: this.now(),
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
      `${provider.label} does not answer at the moment. Please try again later.`,
    );
  }
  throw new ApiError(400, 'invalid_token', `${provider.label} did not accept this sign-in.`);
}

/** A username after the person's own, with a number once that was taken. */
function usernameFor(wish: string, tries: number): string {
  const base = (wish.split('@')[0] ?? '').replace(/[^\w.-]/g, '').slice(0, 30);
  const isPlain = tries === 1 && base.length >= LIMITS.username.min;
  return isPlain ? base : `${base || 'user'}${randomInt(1000, 1_000_000)}`;
}
