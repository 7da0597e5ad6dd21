import type { Kysely, Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, notFound } from '../../platform/http/errors';
import { placeOf, windowOf } from '../../platform/http/paging';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { LIMITS } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import type { RefundAction } from '../../platform/database/paymentStates';
import { endRefund } from '../payments/refund-endings-repository';
import * as repository from './refunds-repository';
import type { RefundRow } from './refunds-repository';
import type { RefundCase, RefundCasePage, RefundNote, RefundsQuery } from './refunds-schemas';

type Trx = Transaction<Database>;
type LockedRefund = NonNullable<Awaited<ReturnType<typeof repository.lockRefund>>>;

/** Refunds for administrators, and actions on those the provider can't finish. */
export class RefundsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** One page of refunds: those needing a person first, then by age, oldest first. */
  async list(query: RefundsQuery, path: string): Promise<RefundCasePage> {
    const { state, stuck: isStuck, id } = query;
    const scope = {
      ...(state && { status: state }),
      ...(isStuck && { isStuck }),
      ...(id !== undefined && { id }),
    };
    const [count, rows] = await Promise.all([
      repository.countRefunds(this.db, scope),
      repository.listRefunds(this.db, scope, windowOf(query)),
    ]);
    const now = this.now();
    return {
      ...placeOf(query, count, path),
      results: rows.map((row) => presentRefund(row, now)),
    };
  }

  /**
   * Hands a refund back to the job, which checks its status at the provider within seconds, and only requests it again if
   * the provider doesn't know it.
   *
   * @throws NotFoundError; InvalidFieldsError for an empty note; ConflictError `refund_done`, `refund_under_way`.
   */
  async retry(actor: Actor, id: number, payload: RefundNote): Promise<RefundCase> {
    return this.act(actor, id, 'RETRIED', payload, (trx, refund) =>
      repository.requeueRefund(trx, refund, this.now()),
    );
  }

  /** Marks a refund as paid back manually. Throws as `retry` does. */
  async settle(actor: Actor, id: number, payload: RefundNote): Promise<RefundCase> {
    return this.act(actor, id, 'SETTLED', payload, (trx, refund) =>
      endRefund(trx, refund, this.now()),
    );
  }

  private async act(
    actor: Actor,
    id: number,
    action: RefundAction,
    payload: RefundNote,
    work: (trx: Trx, refund: LockedRefund) => Promise<void>,
  ): Promise<RefundCase> {
    const note = payload.note.trim();
    refuseProblems({
      note: lengthProblems(note, LIMITS.auditNote.maxLength, 'Note'),
    });
    return this.db.transaction().execute(async (trx) => {
      const refund = await repository.lockRefund(trx, id);
      if (!refund) throw notFound('refund');
      requireStuck(refund);
      await work(trx, refund);
      const now = this.now();
      await repository.noteAction(trx, {
        refund_id: id,
        actor_id: actor.id,
        action,
        note,
        created_at: now,
      });
      const [row] = await repository.listRefunds(trx, { id }, { limit: 1, offset: 0 });
      if (!row) throw new Error(`Refund ${id} has no payment`);
      await appendEntry(trx, {
        by: actor,
        action: action === 'RETRIED' ? 'refund_retried' : 'refund_settled',
        about: { team: row.organizer_id, event: row.event_id, order: row.order_id },
        changes: { amount: [null, formatNaira(row.amount_kobo)] },
        at: now,
      });
      return presentRefund(row, now);
    });
  }
}

/** While the provider is processing it, paying manually would send the money twice. */
function requireStuck({ status }: LockedRefund): void {
  if (status === 'DONE') {
    throw new ConflictError('refund_done', 'This has already been refunded.');
  }
  if (status !== 'NEEDS_ATTENTION') {
    throw new ConflictError(
      'refund_under_way',
      'This refund is already in progress. You don’t need to do anything.',
    );
  }
}

function presentRefund(row: RefundRow, now: Date): RefundCase {
  const end = row.done_at ?? now;
  return {
    id: row.id,
    state: row.status,
    amount: formatNaira(row.amount_kobo),
    reason: row.reason,
    problem: row.status === 'DONE' ? null : row.last_error,
    attempts: row.attempts,
    age_seconds: Math.max(0, Math.floor((end.getTime() - row.created_at.getTime()) / 1000)),
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    payment_reference: row.reference,
    order_id: row.order_id,
    event: { id: row.event_id, title: row.title },
    buyer: { name: fullNameOf(row), email: row.email },
    payer_account: row.asked && presentRequest(row.asked),
    actions: row.actions.map(({ action, by, note, created_at }) => ({
      action,
      by,
      note,
      at: new Date(created_at).toISOString(),
    })),
  };
}

function presentRequest(asked: NonNullable<RefundRow['asked']>): RefundCase['payer_account'] {
  const { bank_name: bank, account_ending: ending, ended_at: endedAt } = asked;
  return {
    asked_at: new Date(asked.asked_at).toISOString(),
    expires_at: new Date(asked.expires_at).toISOString(),
    answered_at: bank !== null && endedAt !== null ? new Date(endedAt).toISOString() : null,
    account: bank && `${bank} ••••${ending}`,
  };
}
