import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import {
  InvalidFieldsError,
  sessionHasEnded,
  TooManyRequestsError,
} from '../../platform/http/errors';
import { bucketOf } from '../../platform/http/rateLimits';
import { PASSKEYS_PER_ACCOUNT, TWO_STEP_CHALLENGE_MS } from '../../platform/limits';
import { hashToken, type Actor } from '../../platform/security/tokens';
import { present } from '../auth/auth-presenter';
import { findUserById, lockUserById, type UserRow } from '../auth/auth-repository';
import { endSessions } from '../auth/sessions';
import { isSessionOpen } from '../auth/sessions-repository';
import { countTry, forgetTries, secondsOfPause } from '../auth/sign-in-repository';
import { requireVerified } from '../email-verification/require-verified';
import type { AuthenticatorCodes } from './authenticator-codes';
import * as challenges from './challenges-repository';
import * as repository from './factors-repository';
import type { PasskeyChecks } from './passkey-checks';
import { makeRecoveryCodes } from './recovery-codes';
import { randomToken } from './second-step';
import { tellOf } from './tell-of';
import * as refusals from './two-step-refusals';
import type { FactorAdded, PasskeyPayload, TwoStep } from './two-step-schemas';

type Trx = Transaction<Database>;

/** Somebody, and the session they ask in. */
export interface InSession {
  actor: Actor;
  sessionId: string;
}

interface Parts {
  db: Kysely<Database>;
  codes: AuthenticatorCodes;
  passkeys: PasskeyChecks;
  now: Clock;
}

/** Adds and removes what somebody signs in with besides their password. Its routes need a fresh confirmation. */
export class TwoStepService {
  constructor(private readonly parts: Parts) {}

  /** @throws NotAuthenticatedError if the account has been deleted. */
  async owner({ id }: Actor): Promise<UserRow> {
    return present(await findUserById(this.parts.db, id));
  }

  async show({ id }: Actor): Promise<TwoStep> {
    const { db } = this.parts;
    const user = present(await findUserById(db, id));
    const app = await repository.findApp(db, id);
    const passkeys = await repository.listPasskeys(db, id);
    return {
      is_on: user.two_step_since !== null,
      app_added_at: app?.added_at?.toISOString() ?? null,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        added_at: passkey.added_at.toISOString(),
        last_used_at: passkey.used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: await repository.countRecoveryCodes(db, id),
      demanded_by: await repository.listDemandingTeams(db, id),
    };
  }

  /** @throws ConflictError `app_exists`; ApiError 403 `email_unverified`. */
  async startApp(asking: InSession): Promise<{ secret: string; uri: string }> {
    const { now } = this.parts;
    return this.changing(asking, async (trx, user) => {
      await requireOwnAddress(trx, user);
      if ((await repository.findApp(trx, user.id))?.added_at) throw refusals.appExists();
      const { sealed, secret, uri } = this.parts.codes.make(user.email);
      await repository.startApp(trx, { user_id: user.id, secret: sealed, started_at: now() });
      return { secret, uri };
    });
  }

  /** @throws InvalidFieldsError for a wrong code; ConflictError `no_app`; TooManyRequestsError. */
  async finishApp(asking: InSession, code: string): Promise<FactorAdded> {
    const { db, codes, now } = this.parts;
    const key = bucketOf('new app of account', String(asking.actor.id));
    if ((await countTry(db, key)) === null) {
      throw new TooManyRequestsError(await secondsOfPause(db, key));
    }
    return this.changing(asking, async (trx, user) => {
      const app = await repository.findApp(trx, user.id);
      if (!app || app.added_at) throw refusals.noApp();
      const step = codes.stepOf(code, app.secret, now());
      if (step === null) {
        throw new InvalidFieldsError({
          code: ['This code isn’t right. Check that your phone’s time is set automatically'],
        });
      }
      await repository.finishApp(trx, user.id, now());
      await repository.takeStep(trx, user.id, step);
      await forgetTries(trx, key);
      await tellOf(trx, user, { news: 'app_added', at: now() });
      return this.added(trx, user, asking);
    });
  }

  /** @throws NotFoundError */
  async removeApp(asking: InSession): Promise<void> {
    await this.changing(asking, async (trx, user) => {
      if (!(await repository.deleteApp(trx, user.id))) throw refusals.methodGone();
      await this.removed(trx, user, { news: 'app_removed' });
    });
  }

  /** @throws ConflictError `too_many_passkeys`; ApiError 403 `email_unverified`. */
  async startPasskey(asking: InSession) {
    const { now } = this.parts;
    return this.changing(asking, async (trx, user) => {
      await requireOwnAddress(trx, user);
      const passkeys = await requireRoom(trx, user);
      const [challenge, nonce] = [randomToken(), randomToken()];
      const row = {
        token_hash: hashToken(challenge),
        user_id: user.id,
        purpose: 'new_passkey' as const,
        session_id: asking.sessionId,
        nonce,
        expires_at: new Date(now().getTime() + TWO_STEP_CHALLENGE_MS),
      };
      await challenges.insertChallenge(trx, row, now());
      return { challenge, options: await this.parts.passkeys.toMake(user, { nonce, passkeys }) };
    });
  }

  /** @throws ConflictError `challenge_ended`, `passkey_refused`, `passkey_exists`, `too_many_passkeys`. */
  async addPasskey(asking: InSession, payload: PasskeyPayload): Promise<FactorAdded> {
    const { now, passkeys } = this.parts;
    const name = payload.name.trim();
    if (!name) throw new InvalidFieldsError({ name: ['Give it a name'] });
    return this.changing(asking, async (trx, user) => {
      const key = {
        token_hash: hashToken(payload.challenge),
        purpose: 'new_passkey' as const,
        session_id: asking.sessionId,
      };
      const open = await challenges.findChallenge(trx, key, now());
      if (open?.user_id !== user.id) throw refusals.challengeEnded(refusals.refuseConfirmation);
      const response = payload.passkey as unknown as RegistrationResponseJSON;
      const made = await passkeys.made(response, open.nonce);
      if (!made) throw refusals.passkeyRefused();
      await requireRoom(trx, user);
      await challenges.takeChallenge(trx, key.token_hash);
      const row = { ...made, user_id: user.id, name, added_at: now() };
      if (!(await repository.insertPasskey(trx, row))) throw refusals.passkeyExists();
      await tellOf(trx, user, { news: 'passkey_added', name, at: now() });
      return this.added(trx, user, asking);
    });
  }

  /** @throws NotFoundError */
  async removePasskey(asking: InSession, id: number): Promise<void> {
    await this.changing(asking, async (trx, user) => {
      const name = await repository.deletePasskey(trx, user.id, id);
      if (name === undefined) throw refusals.methodGone();
      await this.removed(trx, user, { news: 'passkey_removed', name });
    });
  }

  /** @throws ConflictError `two_step_off` */
  async renewRecoveryCodes(asking: InSession): Promise<FactorAdded> {
    return this.changing(asking, async (trx, user) => {
      if (!user.two_step_since) throw refusals.twoStepOff();
      await tellOf(trx, user, { news: 'recovery_codes_renewed', at: this.parts.now() });
      return { recovery_codes: await newRecoveryCodes(trx, user.id) };
    });
  }

  /** Changes to one account take turns. None is made in a session that was ended while it waited. */
  private changing<T>(
    { actor, sessionId }: InSession,
    change: (trx: Trx, user: UserRow) => Promise<T>,
  ): Promise<T> {
    const { db, now } = this.parts;
    return db.transaction().execute(async (trx) => {
      const user = present(await lockUserById(trx, actor.id));
      if (!(await isSessionOpen(trx, { userId: user.id, sessionId }, now()))) {
        throw sessionHasEnded();
      }
      return change(trx, user);
    });
  }

  /** With the first method, sessions end that were opened without it, and there are recovery codes. */
  private async added(trx: Trx, user: UserRow, { sessionId }: InSession): Promise<FactorAdded> {
    const now = this.parts.now();
    await repository.noteFactors(trx, user.id, now);
    if (user.two_step_since) return { recovery_codes: [] };
    await endSessions(trx, user.id, now, { sessionId });
    return { recovery_codes: await newRecoveryCodes(trx, user.id) };
  }

  /** Half-done sign-ins may have been asked for the factor that is gone now. */
  private async removed(
    trx: Trx,
    user: UserRow,
    news: Omit<Parameters<typeof tellOf>[2], 'isOff' | 'at'>,
  ): Promise<void> {
    const at = this.parts.now();
    const isOff = !(await repository.noteFactors(trx, user.id, at));
    if (isOff) await repository.replaceRecoveryCodes(trx, user.id, []);
    await challenges.deleteChallengesOf(trx, user.id);
    await tellOf(trx, user, { ...news, isOff, at });
  }
}

async function newRecoveryCodes(trx: Trx, userId: number): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes();
  await repository.replaceRecoveryCodes(trx, userId, hashes);
  return codes;
}

/**
 * Somebody else's address must not get a second step: whoever owns it could reset the password, and still not get in.
 *
 * @throws ApiError 403 `email_unverified`
 */
const requireOwnAddress = (trx: Trx, user: UserRow) =>
  requireVerified(trx, user.id, 'to turn on two-step sign-in');

async function requireRoom(trx: Trx, user: UserRow): Promise<repository.PasskeyRow[]> {
  const passkeys = await repository.listPasskeys(trx, user.id);
  if (passkeys.length < PASSKEYS_PER_ACCOUNT) return passkeys;
  throw refusals.tooManyPasskeys(PASSKEYS_PER_ACCOUNT);
}
