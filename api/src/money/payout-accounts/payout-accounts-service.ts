import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import { requireVerified } from '../../accounts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { HOUR_MS } from '../../platform/durations';
import {
  accountIsGone,
  ConflictError,
  GoneError,
  InvalidFieldsError,
  NotFoundError,
  TooManyRequestsError,
} from '../../platform/http/errors';
import { PAYOUT_CODE_MS, PAYOUT_CODE_TRIES, PAYOUT_PAUSE_MS } from '../../platform/limits';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { BankAccounts } from '../../platform/provider/bank-accounts';
import type { PaystackClient } from '../../platform/provider/paystack-client';
import type { Seal } from '../../platform/security/sealing';
import type { Actor } from '../../platform/security/tokens';
import type { Acting } from '../../platform/teams/acting';
import { compareNames, isComparable } from './name-fit';
import type { PayoutAccountCodes } from './payout-account-codes';
import {
  doesNotFit,
  nameChanged,
  nameMissing,
  nothingToConfirm,
  wrongCode,
} from './payout-account-refusals';
import * as repository from './payout-accounts-repository';
import { presentPayoutAccount } from './payout-accounts-presenter';
import type { PayoutAccount, PayoutAccountPayload } from './payout-accounts-schemas';
import { recordAccount } from './payout-account-record';
import { tellOwners } from './tell-owners';

/** Look-ups of names and mails with codes: an account must become neither a directory of holders nor a flood of mail. */
export const ATTEMPTS_PER_HOUR = 6;

/** An owner of a team, and the team. */
interface AccountOwner {
  actor: Actor;
  acting: Acting;
}

interface PayoutAccountsParts {
  db: Kysely<Database>;
  client: PaystackClient;
  codes: PayoutAccountCodes;
  seal: Seal;
  now: Clock;
  log: FastifyBaseLogger;
}

/** Organizers' bank accounts for payouts (decision 0066). */
export class PayoutAccountsService {
  private readonly accounts: BankAccounts;

  constructor(private readonly parts: PayoutAccountsParts) {
    this.accounts = new BankAccounts(parts.client, parts.log);
  }

  /** The accounts of a team, as somebody sees them. @throws NotFoundError */
  async show({ id: userId }: Pick<Actor, 'id'>, teamId: number): Promise<PayoutAccount> {
    const { db, now } = this.parts;
    const accounts = await repository.currentAccounts(db, teamId);
    const organizer = await repository.findOrganizer(db, accounts.confirmed?.asked_by ?? teamId);
    if (!organizer) throw new NotFoundError();
    return presentPayoutAccount(organizer, accounts, { userId, teamId, now: now() });
  }

  /** @throws ApiError 502 `provider_unavailable`. */
  async banks(): Promise<{ id: number; name: string }[]> {
    return (await this.accounts.banks()).map(({ id, name }) => ({ id, name }));
  }

  /**
   * Looks up an account, and mails the code that puts it in use.
   *
   * @throws ApiError 403 `email_unverified`, 502 `provider_unavailable`; InvalidFieldsError for an account that doesn't exist,
   *   or isn't in the owner's name; ConflictError `name_missing`, `same_account`; TooManyRequestsError.
   */
  async askFor(
    { actor, acting: { teamId } }: AccountOwner,
    payload: PayoutAccountPayload,
  ): Promise<PayoutAccount> {
    const { db, now } = this.parts;
    const people = { teamId, ownerId: actor.id };
    await requireVerified(db, actor.id, 'to add a payout account');
    const organizer = await repository.findOrganizer(db, actor.id);
    if (!organizer) throw accountIsGone();
    const name = fullNameOf(organizer);
    if (!isComparable(name)) throw nameMissing();
    const account = await this.accounts.read(payload);
    await db.transaction().execute(async (trx) => {
      await repository.lockOrganizer(trx, people);
      await this.count(trx, actor.id);
    });
    const holder = await this.accounts.holderOf(account);
    if (compareNames(name, holder) === 'none') throw doesNotFit(holder, name);
    const recipient_code = await this.accounts.recipientOf({ ...account, holder });
    await db.transaction().execute(async (trx) => {
      if (!(await repository.lockOrganizer(trx, people))) throw accountIsGone();
      const { confirmed } = await repository.currentAccounts(trx, teamId);
      const { first_name, last_name } = organizer;
      if (
        confirmed?.recipient_code === recipient_code &&
        confirmed.first_name === first_name &&
        confirmed.last_name === last_name
      ) {
        throw new ConflictError('same_account', 'Your payouts go to this account already.');
      }
      const { code, hash } = this.parts.codes.make(teamId);
      const waiting = {
        user_id: teamId,
        ...(actor.id !== teamId && { asked_by: actor.id }),
        bank_code: account.bank.code,
        bank_name: account.bank.name,
        account_ending: account.number.slice(-4),
        account_name: holder,
        recipient_code,
        first_name,
        last_name,
        code_hash: hash,
        code_expires_at: new Date(now().getTime() + PAYOUT_CODE_MS),
        asked_at: now(),
      };
      await repository.insertWaiting(trx, waiting);
      await recordAccount(trx, { by: actor, teamId, account: waiting, at: now() });
      await this.mailCode(trx, { ...organizer, code, account: waiting });
    });
    return this.show(actor, teamId);
  }

  /** Mails a new code to the owner who named the account. @throws ConflictError `nothing_to_confirm`; TooManyRequestsError. */
  async sendCode({ actor, acting: { teamId } }: AccountOwner): Promise<PayoutAccount> {
    const { db, codes, now } = this.parts;
    await db.transaction().execute(async (trx) => {
      const asked = await repository.currentAccounts(trx, teamId);
      const ownerId = asked.waiting?.asked_by ?? teamId;
      const organizer = await repository.lockOrganizer(trx, { teamId, ownerId });
      const { waiting } = await repository.currentAccounts(trx, teamId);
      if (!organizer || !waiting || (waiting.asked_by ?? teamId) !== ownerId)
        throw nothingToConfirm();
      await this.count(trx, ownerId);
      const { code, hash } = codes.make(teamId);
      const code_expires_at = new Date(now().getTime() + PAYOUT_CODE_MS);
      await repository.setCode(trx, waiting.id, { code_hash: hash, code_expires_at });
      await this.mailCode(trx, { ...organizer, code, account: waiting });
    });
    return this.show(actor, teamId);
  }

  /**
   * Puts the waiting account in use, once, however often the button is pressed.
   *
   * @throws InvalidFieldsError for a wrong code; GoneError `code_expired`, `code_spent`; ConflictError `nothing_to_confirm`,
   *   `name_changed`.
   */
  async confirm({ actor, acting: { teamId } }: AccountOwner, text: string): Promise<PayoutAccount> {
    const { db, codes, now } = this.parts;
    const code = text.replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) throw new InvalidFieldsError({ code: ['The code has 6 digits'] });
    const limit = { maxTries: PAYOUT_CODE_TRIES, now: now() };
    const waiting = await repository.takeTry(db, teamId, limit);
    if (!waiting) return this.confirmAgain(actor, teamId, code);
    if (!codes.isRight(teamId, code, waiting.code_hash)) {
      throw new InvalidFieldsError({ code: [wrongCode(PAYOUT_CODE_TRIES - waiting.code_tries)] });
    }
    await db.transaction().execute((trx) => this.putInUse(trx, actor, teamId, waiting));
    return this.show(actor, teamId);
  }

  /** Answers a repeated press like the first; otherwise says why the code can't be used. */
  private async confirmAgain(actor: Actor, teamId: number, code: string): Promise<PayoutAccount> {
    const { db, codes } = this.parts;
    const { confirmed, waiting } = await repository.currentAccounts(db, teamId);
    if (waiting) {
      throw waiting.code_tries >= PAYOUT_CODE_TRIES
        ? new GoneError('code_spent', 'That was the last try for this code. Ask for a new one.')
        : new GoneError('code_expired', 'This code has expired. Ask for a new one.');
    }
    if (!codes.isRight(teamId, code, confirmed?.code_hash ?? null)) throw nothingToConfirm();
    return this.show(actor, teamId);
  }

  private async putInUse(
    trx: Transaction<Database>,
    by: Actor,
    userId: number,
    waiting: repository.PayoutAccountRow,
  ): Promise<void> {
    const now = this.parts.now();
    const ownerId = waiting.asked_by ?? userId;
    const organizer = await repository.lockOrganizer(trx, { teamId: userId, ownerId });
    if (!organizer) throw accountIsGone();
    const { first_name, last_name } = organizer;
    if (first_name !== waiting.first_name || last_name !== waiting.last_name) {
      throw nameChanged();
    }
    const { confirmed } = await repository.currentAccounts(trx, userId);
    const isAnother = confirmed?.recipient_code !== waiting.recipient_code;
    const pausedUntil = isAnother
      ? new Date(now.getTime() + PAYOUT_PAUSE_MS)
      : confirmed.paused_until;
    if (!(await repository.confirmAccount(trx, { id: waiting.id, userId, now, pausedUntil })))
      return;
    const change = { account: waiting, before: confirmed };
    await recordAccount(trx, { by, teamId: userId, ...change, at: now });
    await tellOwners(trx, userId, { ...change, pausedUntil, now });
  }

  /** @throws TooManyRequestsError */
  private async count(trx: Transaction<Database>, userId: number): Promise<void> {
    const now = this.parts.now();
    const limit = { max: ATTEMPTS_PER_HOUR, perMs: HOUR_MS, now };
    const nextAt = await repository.countAttempt(trx, userId, limit);
    if (nextAt)
      throw new TooManyRequestsError(Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
  }

  private async mailCode(
    trx: Transaction<Database>,
    {
      email,
      first_name,
      code,
      account,
    }: {
      email: string;
      first_name: string;
      code: string;
      account: { bank_name: string; account_ending: string; account_name: string };
    },
  ): Promise<void> {
    await queueMail(trx, {
      template: 'payout_account_code',
      recipient: email,
      data: {
        firstName: first_name,
        token: this.parts.seal.close(code),
        bank: account.bank_name,
        ending: account.account_ending,
        accountName: account.account_name,
      },
    });
  }
}
