import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { DAY_MS } from '../../platform/durations';
import { payoutWithin } from '../../platform/fees';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { ConflictError, InvalidFieldsError, notFound } from '../../platform/http/errors';
import { answerOnce, keepAnswer, type RequestKey } from '../../platform/http/idempotency';
import { addJob } from '../../platform/jobs/job-queue-repository';
import { DEFAULT_PAGE_SIZE, MIN_PAYOUT_KOBO } from '../../platform/limits';
import { naira, parseNaira } from '../../platform/money';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import type { Acting } from '../../platform/teams/acting';
import { addUp, overBefore } from '../ledger/availability';
import { balancesByState, balancesOf, lockMoney } from '../ledger/balances-repository';
import { currentAccounts, lockPayoutAccount } from '../payout-accounts/payout-accounts-repository';
import { takenUnseen } from './payout-approvals-repository';
import { partsOf } from './payout-parts';
import { noPayoutAccount, payoutRefusal } from './payout-refusals';
import { presentOwnPayout, presentPayout, presentTerms } from './payouts-presenter';
import * as repository from './payouts-repository';
import type {
  Payout,
  PayoutPage,
  PayoutRequest,
  PayoutsQuery,
  PayoutTerms,
} from './payouts-schemas';

interface PayoutsParts {
  db: Kysely<Database>;
  now: Clock;
  log: FastifyBaseLogger;
  payoutDelayMs: number;
  /** Whether available money is paid out without a request. */
  paysByItself: boolean;
  /** The limit for payouts without an administrator's approval within `APPROVAL_WINDOW_MS`. */
  payoutApprovalKobo: number;
}

const APPROVAL_WINDOW_MS = DAY_MS;

/** Requests for payouts; `PayoutsWorker` sends them. */
export class PayoutsService {
  constructor(private readonly parts: PayoutsParts) {}

  /** The amount that the organizer could request now, or why a request would be refused. */
  async terms({ teamId: id }: Acting): Promise<PayoutTerms> {
    const { db, now, payoutApprovalKobo, payoutDelayMs, paysByItself } = this.parts;
    const at = { now: now(), delayMs: payoutDelayMs };
    const { available } = addUp(await balancesByState(db, [id], overBefore(at)), at);
    const { confirmed: account } = await currentAccounts(db, id);
    const refusal = await payoutRefusal(db, id, { account, available, now: at.now });
    const isPaused = paysByItself && (await repository.waitsForRequest(db, id));
    const approval = { limit: payoutApprovalKobo, left: await this.unapprovedLeft(db, id, at.now) };
    return presentTerms(available, account, refusal, { approval, paysByItself, isPaused });
  }

  /**
   * Takes all or part of the available balance, to be sent to the organizer's account.
   *
   * @throws ConflictError as `payoutRefusal` says; InvalidFieldsError for an amount above the balance or too small to send;
   *   KeyReusedError.
   */
  request(
    { actor, acting }: { actor: Actor; acting: Acting },
    { amount }: PayoutRequest,
    key: RequestKey | null,
  ): Promise<Payout> {
    const { db, now } = this.parts;
    return answerOnce(this.parts, key, () =>
      db.transaction().execute(async (trx) => {
        const wanted = amount === undefined ? null : readAmount(amount);
        const id = await this.take(trx, acting.teamId, { wanted, requestedBy: actor.id });
        const answer = await this.show(trx, id);
        await appendEntry(trx, {
          by: actor,
          action: 'payout_requested',
          about: { team: acting.teamId, payout: id },
          changes: { amount: [null, answer.amount] },
          at: now(),
        });
        await keepAnswer(trx, key, now(), answer);
        return answer;
      }),
    );
  }

  /**
   * Pays out everybody's available money. Whoever can't be paid now gets it another time.
   *
   * @throws AggregateError once everybody else is paid, if somebody couldn't be for any reason but a rule.
   */
  async payAll(): Promise<void> {
    const { db, log } = this.parts;
    const errors: unknown[] = [];
    for (const organizerId of await repository.organizersToPay(db)) {
      await db
        .transaction()
        .execute((trx) => this.take(trx, organizerId, { wanted: null, requestedBy: null }))
        .catch((error: unknown) => {
          if (error instanceof ConflictError) return;
          log.error({ err: error, organizer: organizerId }, 'an organizer could not be paid');
          errors.push(error);
        });
    }
    if (errors.length > 0) throw new AggregateError(errors, 'organizers could not be paid');
  }

  own({ teamId: id }: Acting, query: PayoutsQuery): Promise<PayoutPage> {
    return this.list(id, query, '/api/money/payouts/', presentOwnPayout);
  }

  ofOrganizer(id: number, query: PayoutsQuery): Promise<PayoutPage> {
    return this.list(id, query, `/api/money/organizers/${id}/payouts/`, presentPayout);
  }

  private async list(
    organizerId: number,
    {
      before = null,
      page_size: size = DEFAULT_PAGE_SIZE,
    }: { before?: number | null } & Omit<PayoutsQuery, 'before'>,
    path: string,
    present: (row: repository.ListedPayout) => Payout,
  ): Promise<PayoutPage> {
    const rows = await repository.listPayouts(
      this.parts.db,
      { organizerId },
      { before, limit: size + 1 },
    );
    const page = rows.slice(0, size);
    const query = new URLSearchParams({ page_size: String(size), before: String(page.at(-1)?.id) });
    return {
      next: rows.length > size ? `${path}?${query}` : null,
      results: page.map(present),
    };
  }

  private async show(trx: Transaction<Database>, id: number): Promise<Payout> {
    const [row] = await repository.listPayouts(trx, { id }, { before: null, limit: 1 });
    if (!row) throw notFound('payout');
    return presentOwnPayout(row);
  }

  /** How much a payout may take now without waiting for approval. Kobo. */
  private async unapprovedLeft(db: Queryable, organizerId: number, now: Date): Promise<number> {
    const since = new Date(now.getTime() - APPROVAL_WINDOW_MS);
    const unseen = await takenUnseen(db, organizerId, since);
    return Math.max(0, this.parts.payoutApprovalKobo - unseen);
  }

  /** Order of locks: the organizer's money, the account, the payout (decision 0067). */
  private async take(
    trx: Transaction<Database>,
    organizerId: number,
    { wanted, requestedBy }: { wanted: number | null; requestedBy: number | null },
  ): Promise<number> {
    const now = this.parts.now();
    await lockMoney(trx, organizerId);
    const account = await lockPayoutAccount(trx, organizerId);
    const events = await balancesOf(trx, organizerId);
    const at = { now, delayMs: this.parts.payoutDelayMs };
    const { available } = addUp(events, at);
    const refusal = await payoutRefusal(trx, organizerId, { account, available, now });
    if (refusal || !account) throw refusal ?? noPayoutAccount();
    if (wanted !== null && wanted > available) {
      throw new InvalidFieldsError({ amount: [`Only ${naira(available)} can be paid out now`] });
    }
    const { amount, fee } = payoutWithin(wanted ?? available);
    const waits = amount > (await this.unapprovedLeft(trx, organizerId, now));
    const payout = await repository.insertPayout(
      trx,
      {
        organizer_id: organizerId,
        account_id: account.id,
        state: waits ? 'APPROVAL' : 'REQUESTED',
        amount_kobo: amount,
        fee_kobo: fee,
        // Lower case, as the provider wants it; random, since several databases may share a provider account.
        reference: `nz-payout-${organizerId}-${randomBytes(8).toString('hex')}`,
        requested_by: requestedBy,
        requested_at: now,
      },
      partsOf(events, { amount, fee, ...at }),
    );
    if (!waits) await addJob(trx, 'move_payout', payout.id);
    return payout.id;
  }
}

/** @throws InvalidFieldsError */
function readAmount(text: string): number {
  const kobo = parseNaira(text);
  if (kobo === null) {
    throw new InvalidFieldsError({ amount: [FIELD_MESSAGES.amount.invalid] });
  }
  if (kobo < MIN_PAYOUT_KOBO) {
    throw new InvalidFieldsError({ amount: [`Amount must be at least ${naira(MIN_PAYOUT_KOBO)}`] });
  }
  return kobo;
}
