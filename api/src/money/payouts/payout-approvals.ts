import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { PayoutState } from '../../platform/database/payoutTables';
import type { Database } from '../../platform/database/schema';
import { ConflictError, notFound } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { addJob } from '../../platform/jobs/job-queue-repository';
import { LIMITS } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { lockMoney } from '../ledger/balances-repository';
import type { CloseCase, OpenCase } from '../ledger/check-ledger';
import { isOwnMoney } from '../ledger/own-money';
import { lockPayoutAccount } from '../payout-accounts/payout-accounts-repository';
import { findDecidable, type DecidablePayout } from './payout-approvals-repository';
import { tellOfEnd } from './payout-notices';
import { heldApproval, holdOf } from './payout-holds';
import { presentPayout } from './payouts-presenter';
import * as repository from './payouts-repository';
import type { Payout, PayoutRefusal } from './payouts-schemas';
import { endWaits } from './payout-waits';
import { isUnsent } from './unsent-payouts-repository';

type Trx = Transaction<Database>;
type Decision = 'payout_approved' | 'payout_refused';

interface ApprovalParts {
  db: Kysely<Database>;
  now: Clock;
  log: FastifyBaseLogger;
  openCase: OpenCase;
  closeCase: CloseCase;
  /** Whether available money is paid out without a request. */
  paysByItself: boolean;
  payoutDelayMs: number;
}

/** Administrators' decisions on payouts above the limit (decision 0072). */
export class PayoutApprovals {
  constructor(private readonly parts: ApprovalParts) {}

  /**
   * Lets a payout go on its way, to the account that it was asked for with.
   *
   * @throws NotFoundError; ConflictError `waits_for_no_approval`, `own_payout`, `account_changed`, `event_held`,
   *   `balance_overdrawn`.
   */
  approve(actor: Actor, id: number): Promise<Payout> {
    return this.decide(actor, id, 'payout_approved', async (trx, payout) => {
      await requireOthers(trx, payout, actor);
      const account = await lockPayoutAccount(trx, payout.organizer_id);
      if (account?.recipient_code !== payout.recipient_code) {
        throw new ConflictError(
          'account_changed',
          'The organizer has changed their payout account since, so this would go to the old one. Refuse it: the money goes back to their balance.',
        );
      }
      const now = this.parts.now();
      const { payoutDelayMs: delayMs } = this.parts;
      const hold = await holdOf(trx, { ...payout, id }, { now, delayMs });
      if (hold) throw heldApproval(hold);
      await repository.updatePayout(trx, { id }, ['APPROVAL'], {
        state: 'REQUESTED',
        decision: 'APPROVED',
        decided_by: actor.id,
        decided_at: now,
        next_attempt_at: now,
      });
      await addJob(trx, 'move_payout', id);
    });
  }

  /**
   * Ends a payout that awaits approval, or was tried and not sent: the money goes back to the balance, and the organizer is
   * mailed why.
   *
   * @throws NotFoundError; InvalidFieldsError without a reason; ConflictError `waits_for_no_approval`.
   */
  async refuse(actor: Actor, id: number, payload: PayoutRefusal): Promise<Payout> {
    const reason = payload.reason.trim();
    refuseProblems({
      reason: lengthProblems(reason, LIMITS.auditNote.maxLength, 'Reason'),
    });
    return this.decide(actor, id, 'payout_refused', async (trx, payout) => {
      const now = this.parts.now();
      const wasTried = payout.state !== 'APPROVAL';
      const hasEnded = await repository.updatePayout(trx, { id }, [payout.state], {
        state: 'FAILED',
        done_at: now,
        next_attempt_at: null,
        last_error: reason,
        // Only payouts awaiting approval get a decision. One already tried counts as returned: automatic payouts then pause
        // until the organizer asks (0171).
        ...(wasTried
          ? { sending_at: now }
          : { decision: 'REFUSED', decided_by: actor.id, decided_at: now }),
      });
      if (!hasEnded) throw refusalOf(payout, actor, 'payout_refused');
      await endWaits(trx, this.parts.closeCase, { id, at: now, note: 'The payout was ended.' });
      const ended = { id, organizer_id: payout.organizer_id };
      await tellOfEnd(trx, this.parts, ended, {
        isPaid: false,
        ...(wasTried && { notPaidBecause: 'not_sent' as const }),
        refusedBecause: reason,
        at: now,
      });
    });
  }

  /** Order of locks: the organizer's money, the account, the payout (decision 0067). */
  private async decide(
    actor: Actor,
    id: number,
    action: Decision,
    act: (trx: Trx, payout: DecidablePayout) => Promise<void>,
  ): Promise<Payout> {
    const { db, log } = this.parts;
    const found = await findDecidable(db, id);
    if (!found) throw notFound('payout');
    const answer = await db.transaction().execute(async (trx) => {
      await lockMoney(trx, found.organizer_id);
      // Another administrator may have decided before we got the lock.
      const payout = await findDecidable(trx, id);
      if (!payout || !canBeDecided(payout, action)) throw refusalOf(payout ?? found, actor, action);
      await act(trx, payout);
      const about = { team: payout.organizer_id, payout: id };
      await appendEntry(trx, { by: actor, action, about, at: this.parts.now() });
      const [row] = await repository.listPayouts(trx, { id }, { before: null, limit: 1 });
      if (!row) throw new Error(`Payout ${id} is gone`);
      return presentPayout(row);
    });
    log.info({ payout: id, by: actor.id, state: answer.state }, 'a payout was decided on');
    return answer;
  }
}

/** A payout that was tried and not sent can be refused, too: the provider has nothing of it. */
const canBeDecided = (payout: DecidablePayout, action: Decision): boolean =>
  payout.state === 'APPROVAL' || (action === 'payout_refused' && isUnsent(payout));

/** Nobody approves payouts that they requested, that go to an account they named, or that are their own team's. */
async function requireOthers(trx: Trx, payout: DecidablePayout, { id }: Actor): Promise<void> {
  const { organizer_id: teamId, requested_by: requester, asked_by: payee } = payout;
  if (![requester, payee].includes(id) && !(await isOwnMoney(trx, teamId, id))) return;
  throw new ConflictError(
    'own_payout',
    'This payout is yours or your team’s. Another administrator has to approve it.',
  );
}

/** Why a payout can no longer be refused, whoever decided on it before. */
const MOVED_ON: Partial<Record<PayoutState, string>> = {
  SENDING: 'This payout may have been sent by now, so you can’t end it.',
  OTP: 'The payment provider has this payout by now, so you can’t end it.',
  PAID: 'This payout has been sent, so you can’t end it.',
  FAILED: 'This payout has already ended, and the money is back in the balance.',
  REVERSED: 'This payout has already ended, and the money is back in the balance.',
};

function refusalOf(payout: DecidablePayout, actor: Actor, action: Decision) {
  const { state, decision, decided_by: by, decider } = payout;
  const movedOn = action === 'payout_refused' && decision !== 'REFUSED' && MOVED_ON[state];
  const who = by === actor.id ? 'You have' : `${decider ?? 'Another administrator'} has`;
  return new ConflictError(
    'waits_for_no_approval',
    movedOn ||
      (decision === null
        ? 'This payout isn’t waiting for approval.'
        : `${who} already ${decision === 'APPROVED' ? 'approved' : 'refused'} this payout.`),
  );
}
