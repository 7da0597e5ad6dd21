import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { TooManyRequestsError } from '../../platform/http/errors';
import { refuseProblems } from '../../platform/http/fieldRules';
import { bucketOf } from '../../platform/http/rateLimits';
import { TWO_STEP_CHALLENGE_MS } from '../../platform/limits';
import { verifyPassword } from '../../platform/security/passwords';
import { hashToken } from '../../platform/security/tokens';
import { lockUserById, findUserById, type UserRow } from '../auth/auth-repository';
import { countTry, forgetTries, secondsOfPause } from '../auth/sign-in-repository';
import type { AuthenticatorCodes } from './authenticator-codes';
import * as challenges from './challenges-repository';
import * as repository from './factors-repository';
import type { PasskeyChecks } from './passkey-checks';
import { hashOfRecoveryCode } from './recovery-codes';
import { tellOf } from './tell-of';
import * as refusals from './two-step-refusals';
import type { SecondStep as Needed, Way } from './second-step-schemas';
import type { SecondStepPayload } from './two-step-schemas';

type Trx = Transaction<Database>;

/**
 * Seconds until the next try, by the number of wrong ones so far. They grow longer than those of passwords: three codes in a
 * million are right, and whoever tries them knows the password. A day of tries finds one in 3,500 times.
 */
const CODE_PAUSES = [0, 0, 0, 0, 1, 5, 30, 60, 300, 900] as const;

/** Whom a challenge is for: somebody who signs in, or a session. */
interface Asking {
  purpose: 'sign_in' | 'confirmation';
  sessionId: string | null;
}

/**
 * The hash of the browser's token, if it has signed in to the account of an address before: its tries are counted apart. Asked
 * before an answer is judged, with null for a challenge that isn't open, and may refuse it.
 */
export type Recognise = (email: string | null) => Promise<Buffer | null>;

interface Answer extends Asking {
  payload: SecondStepPayload;
  recognise: Recognise;
  refuse: refusals.Refuse;
}

interface Parts {
  db: Kysely<Database>;
  codes: AuthenticatorCodes;
  passkeys: PasskeyChecks;
  now: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** Asks for a second step, and judges the answers (decision 0097). */
export class SecondStep {
  constructor(private readonly parts: Parts) {}

  /** Opens a challenge, which names the ways the account has. */
  async ask(db: Queryable, user: UserRow, asking: Asking): Promise<Needed> {
    const { now } = this.parts;
    const [app, passkeys] = [
      await repository.findApp(db, user.id),
      await repository.listPasskeys(db, user.id),
    ];
    const hasFactor = user.two_step_since !== null;
    const ways = [
      passkeys.length > 0 && 'passkey',
      app?.added_at && 'app',
      hasFactor && 'recovery_code',
      !hasFactor && user.password_hash !== null && 'password',
    ].filter((way): way is Way => typeof way === 'string');
    if (ways.length === 0) throw refusals.signInAgain();
    const [challenge, nonce] = [randomToken(), randomToken()];
    await challenges.insertChallenge(
      db,
      {
        token_hash: hashToken(challenge),
        user_id: user.id,
        purpose: asking.purpose,
        session_id: asking.sessionId,
        nonce,
        expires_at: new Date(now().getTime() + TWO_STEP_CHALLENGE_MS),
      },
      now(),
    );
    if (passkeys.length === 0) return { challenge, ways };
    return { challenge, ways, passkey: await this.parts.passkeys.toUse(nonce, passkeys) };
  }

  /**
   * Judges an answer, and does what it is for in the same transaction, which uses up the challenge and the code. A wrong answer
   * leaves the challenge open.
   *
   * @throws ApiError as `refuse` makes it: `challenge_ended`, `wrong_code`, `code_used`, `wrong_passkey`, `wrong_password`,
   *   `wrong_way`; InvalidFieldsError without an answer; TooManyRequestsError.
   */
  async answer<T>(answer: Answer, proceed: (trx: Trx, user: UserRow) => Promise<T>): Promise<T> {
    const { db, now } = this.parts;
    const { payload, purpose, sessionId, refuse } = answer;
    const key = {
      token_hash: hashToken(payload.challenge),
      purpose,
      session_id: sessionId,
    };
    const open = await challenges.findChallenge(db, key, now());
    const asked = open && (await findUserById(db, open.user_id));
    const browser = await answer.recognise(asked?.email ?? null);
    if (!open || !asked) throw refusals.challengeEnded(refuse);
    const counted = await this.count(asked, payload, browser);
    // Checked before the transaction, which must not hold a connection meanwhile.
    const knowsPassword =
      payload.password !== undefined &&
      (await verifyPassword(asked.password_hash, payload.password));
    return db.transaction().execute(async (trx) => {
      const user = await lockUserById(trx, open.user_id);
      if (!user || !(await challenges.takeChallenge(trx, key.token_hash))) {
        throw refusals.challengeEnded(refuse);
      }
      const isSamePassword = knowsPassword && user.password_hash === asked.password_hash;
      await this.judge(trx, user, { ...answer, nonce: open.nonce, isSamePassword });
      if (counted) await forgetTries(trx, counted);
      return proceed(trx, user);
    });
  }

  /** Counts a try before it is judged, as those of passwords. A passkey can't be guessed. */
  private async count(
    user: UserRow,
    payload: SecondStepPayload,
    browser: Buffer | null,
  ): Promise<Buffer | null> {
    const given = payload.app_code ?? payload.recovery_code ?? payload.password;
    if (given === undefined) {
      refuseProblems({ app_code: [payload.passkey === undefined && 'Enter the code'] });
      return null;
    }
    const { db } = this.parts;
    const key = browser
      ? bucketOf('second step in browser', browser.toString('hex'))
      : bucketOf('second step of account', String(user.id));
    const tries = await countTry(db, key, CODE_PAUSES);
    if (tries === null) throw new TooManyRequestsError(await secondsOfPause(db, key));
    // Told once in a row of wrong ones: the first time that it can't be its owner's slip.
    if (tries === CODE_PAUSES.length) {
      await db
        .transaction()
        .execute((trx) => tellOf(trx, user, { news: 'wrong_codes', at: this.parts.now() }));
    }
    return key;
  }

  private async judge(
    trx: Trx,
    user: UserRow,
    answer: Answer & { nonce: string; isSamePassword: boolean },
  ): Promise<void> {
    const { payload, refuse, purpose } = answer;
    if (payload.passkey) return this.judgePasskey(trx, user, answer);
    if (payload.app_code !== undefined) {
      return this.judgeCode(trx, user, { code: payload.app_code, refuse });
    }
    if (payload.recovery_code !== undefined) {
      const hash = hashOfRecoveryCode(payload.recovery_code);
      if (!(await repository.takeRecoveryCode(trx, user.id, hash))) {
        throw refusals.wrongRecoveryCode(refuse);
      }
      const left = await repository.countRecoveryCodes(trx, user.id);
      return tellOf(trx, user, { news: 'recovery_code_used', left, at: this.parts.now() });
    }
    // A sign-in has had the password already, and it proves nothing where there is a better factor.
    if (purpose === 'sign_in' || user.two_step_since) throw refusals.noWay(refuse);
    if (!answer.isSamePassword) throw refusals.wrongPassword(refuse);
  }

  /** @throws ApiError `wrong_code`, `code_used` */
  private async judgeCode(
    trx: Trx,
    user: UserRow,
    { code, refuse }: { code: string; refuse: refusals.Refuse },
  ): Promise<void> {
    const app = await repository.findApp(trx, user.id);
    const step = app?.added_at ? this.parts.codes.stepOf(code, app.secret, this.parts.now()) : null;
    if (step === null) throw refusals.wrongCode(refuse);
    if (!(await repository.takeStep(trx, user.id, step))) throw refusals.codeUsed(refuse);
  }

  private async judgePasskey(
    trx: Trx,
    user: UserRow,
    { payload, nonce, refuse }: Answer & { nonce: string },
  ): Promise<void> {
    const response = payload.passkey as unknown as AuthenticationResponseJSON;
    const all = await repository.listPasskeys(trx, user.id);
    const passkey = all.find(({ credential_id: id }) => id === response.id);
    const counter = passkey && (await this.parts.passkeys.used(response, { nonce, passkey }));
    if (!passkey || typeof counter !== 'number') throw refusals.wrongPasskey(refuse);
    await repository.notePasskeyUse(trx, passkey.id, { counter, used_at: this.parts.now() });
  }
}

/** 256 bits. */
export const randomToken = () => randomBytes(32).toString('base64url');
