import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import { UNDER_WAY, type PayoutState } from '../../platform/database/payoutTables';
import type { Database } from '../../platform/database/schema';
import { errorText } from '../../platform/errorText';
import type { Tasks } from '../../platform/jobs/tasks';
import { naira } from '../../platform/money';
import type { PaystackClient, ProviderTransfer } from '../../platform/provider/paystack-client';
import { ProviderError } from '../../platform/provider/provider-error';
import type { CloseCase, OpenCase } from '../ledger/check-ledger';
import { lockMoney } from '../ledger/balances-repository';
import { HELD_BECAUSE, heldBy, holdOf } from './payout-holds';
import { tellOfEnd } from './payout-notices';
import { recordEnd } from './payout-record';
import { endWaits, waitForProvider, waitForTopUp } from './payout-waits';
import * as repository from './payouts-repository';
import type { PayoutRow } from './payouts-repository';
import { endingOf, type Ending } from './transfer-endings';
import { caseSubject } from './unsent-payouts-repository';

interface WorkerParts {
  db: Kysely<Database>;
  client: PaystackClient;
  now: Clock;
  log: FastifyBaseLogger;
  openCase: OpenCase;
  closeCase: CloseCase;
  /** Whether available money is paid out without a request. */
  paysByItself: boolean;
  payoutDelayMs: number;
}

type Leased = PayoutRow & { recipient_code: string };

/** With `attempts`, it only ends while this lease is the latest: another process may have sent it since. */
type Ended = Pick<PayoutRow, 'id' | 'organizer_id'> & { attempts?: number };

type PayoutOutcome =
  | { state: 'PAID'; notPaidBecause?: undefined; last_error: null }
  | (Ending & { sending_at?: null });

/** Takes payouts from "requested" to "paid"; each is sent once, however often it is tried. */
export class PayoutsWorker {
  constructor(private readonly parts: WorkerParts) {}

  readonly tasks = {
    move_payout: {
      run: (id) => this.move(id),
      due: (limit) => repository.duePayouts(this.parts.db, this.parts.now(), limit),
    },
  } satisfies Tasks;

  /** Looks a transfer up as soon as there is news about it. */
  async lookUp(reference: string): Promise<void> {
    const { db, client, log } = this.parts;
    const payout = await repository.findPayout(db, reference);
    if (!payout) {
      log.warn({ reference }, 'a transfer that is not ours');
      return;
    }
    const transfer = await client.verifyTransfer(reference);
    if (transfer) await this.note(payout, transfer);
  }

  private async move(id: number): Promise<void> {
    const { db, now, log } = this.parts;
    const payout = await repository.leasePayout(db, id, now());
    if (!payout) return;
    try {
      if (payout.state === 'REQUESTED' && !(await this.begin(payout))) return;
      await this.send(payout);
    } catch (error) {
      // The next try looks it up before sending it again.
      log.error({ err: error, payout: id, reference: payout.reference }, 'a payout did not move');
      await repository.updatePayout(db, payout, UNDER_WAY, { last_error: errorText(error) });
    }
  }

  /** Whether it may be sent now. Once marked, it may have been sent, so later tries always look it up first. */
  private async begin(payout: Leased): Promise<boolean> {
    const { db, client, now } = this.parts;
    // The fee comes on top at the provider.
    const missing = payout.amount_kobo - (await client.balance());
    const begun = await db.transaction().execute(async (trx) => {
      await lockMoney(trx, payout.organizer_id);
      const hold = await holdOf(trx, payout, this.at());
      const maySend = !hold && missing <= 0;
      return { hold, isSending: maySend && (await repository.markSending(trx, payout, now())) };
    });
    if (begun.hold) await this.end(payout, heldBy(begun.hold));
    else if (missing > 0) await waitForTopUp(this.parts, payout, missing);
    return begun.isSending;
  }

  private at(): { now: Date; delayMs: number } {
    return { now: this.parts.now(), delayMs: this.parts.payoutDelayMs };
  }

  private async send(payout: Leased): Promise<void> {
    const { client, now } = this.parts;
    const known = await client.verifyTransfer(payout.reference);
    if (known) return this.note(payout, known);
    // A transfer awaiting a code exists at the provider, so don't send it again just because the look-up finds nothing.
    if (payout.state === 'OTP') return;
    if (payout.state === 'SENDING' && (await this.keepBack(payout))) return;
    // A process that was paused for that long: others may have found nothing meanwhile, and ended it.
    if ((payout.next_attempt_at ?? 0) <= now()) throw new Error('Its lease has run out.');
    try {
      const sent = await client.transfer({
        amount: payout.amount_kobo - payout.fee_kobo,
        recipient: payout.recipient_code,
        reference: payout.reference,
        reason: 'Ticket sales',
      });
      await this.note(payout, sent);
    } catch (error) {
      if (!(error instanceof ProviderError) || error.isDuplicateReference) throw error;
      // Another transfer may have taken what was there a moment ago.
      const missing = error.isBalanceTooSmall ? payout.amount_kobo - (await client.balance()) : 0;
      if (missing > 0) return waitForTopUp(this.parts, payout, missing);
      if (!error.isRefusal) throw error;
      const said = error.said ?? error.message;
      if (!error.isAboutRecipient) return waitForProvider(this.parts, payout, said);
      await this.end(payout, {
        state: 'FAILED',
        notPaidBecause: 'returned',
        last_error: `The payment provider refused the transfer: ${said}`,
      });
    }
  }

  /**
   * Whether a payout that has been tried before is on hold by now, so that it isn't tried again. The last try may still arrive,
   * so it only ends once a second look has found nothing either.
   */
  private async keepBack(payout: Leased): Promise<boolean> {
    const { db } = this.parts;
    const hold = await db.transaction().execute(async (trx) => {
      await lockMoney(trx, payout.organizer_id);
      return holdOf(trx, payout, this.at());
    });
    if (!hold) return false;
    const last_error = HELD_BECAUSE[hold];
    if (payout.last_error === last_error) await this.end(payout, heldBy(hold));
    else await repository.updatePayout(db, payout, ['SENDING'], { last_error });
    return true;
  }

  /** Records what the provider says about a transfer. */
  private async note(payout: PayoutRow, transfer: ProviderTransfer): Promise<void> {
    const { db, now, log, openCase } = this.parts;
    const { id, organizer_id, reference } = payout;
    if (
      transfer.reference !== reference ||
      transfer.amount !== payout.amount_kobo - payout.fee_kobo
    ) {
      log.error({ payout: id, transfer }, 'a transfer is not the one that was asked for');
      await openCase(db, {
        kind: 'payout_unclear',
        subject: caseSubject(id),
        detail: `The provider returns a different transfer for payout ${id}. Check in its dashboard what happened.`,
        at: now(),
      });
      return;
    }
    // Whoever has the lease: the provider knows how it ended.
    const unleased = { id, organizer_id };
    if (transfer.status === 'success') {
      const isOurs = await this.end(unleased, { state: 'PAID', last_error: null });
      if (!isOurs) await this.reportIfGivenBack(payout);
      return;
    }
    const ending = endingOf(transfer);
    if (ending) {
      // On a hold, nobody was to enter the code, so the transfer ends like other held payouts.
      const hold = transfer.status === 'abandoned' && (await holdOf(db, payout, this.at()));
      await this.end(unleased, hold ? heldBy(hold) : ending);
      return;
    }
    if (transfer.status !== 'otp') return;
    const isNew = await repository.updatePayout(db, { id }, ['SENDING', 'REQUESTED'], {
      state: 'OTP',
      transfer_code: transfer.transfer_code,
    });
    if (!isNew) return;
    await openCase(db, {
      kind: 'payout_otp',
      subject: caseSubject(id),
      detail: `The provider wants its one-time code before it sends payout ${id}. Enter it, or turn codes off in its dashboard.`,
      at: now(),
    });
  }

  /** Opens a case if a transfer has arrived that the books gave back: its money could be paid out a second time. */
  private async reportIfGivenBack({ id, reference }: PayoutRow): Promise<void> {
    const { db, now, openCase } = this.parts;
    const payout = await repository.findPayout(db, reference);
    if (payout?.state !== 'FAILED') return;
    await openCase(db, {
      kind: 'payout_unclear',
      // Of its own, so that administrators are told of it: an earlier case may be open, and say to pay by hand.
      subject: `${caseSubject(id)}, arrived`,
      detail: `Payout ${id} has arrived, and its money is back in the balance. Pay its organizer nothing more until a correction has taken ${naira(payout.amount_kobo - payout.fee_kobo)} from their balance.`,
      at: now(),
    });
  }

  /** Ends a payout once, whoever hears of it first, and tells the organizer; false if it has ended or moved on. */
  private async end(
    payout: Ended,
    { notPaidBecause, ...changes }: PayoutOutcome,
  ): Promise<boolean> {
    const { db, now, log, closeCase } = this.parts;
    const { id, organizer_id } = payout;
    const done_at = now();
    const { state } = changes;
    return db.transaction().execute(async (trx) => {
      // Its posting would take this lock after the row's, and deadlock with whoever decides on the payout.
      await lockMoney(trx, organizer_id);
      const from: readonly PayoutState[] =
        state === 'REVERSED' ? [...UNDER_WAY, 'PAID'] : UNDER_WAY;
      const isOurs = await repository.updatePayout(trx, payout, from, {
        ...changes,
        done_at,
        next_attempt_at: null,
      });
      if (!isOurs) return false;
      log.info({ payout: id, state }, 'a payout has ended');
      await recordEnd(trx, { id, organizer_id }, state, done_at);
      await endWaits(trx, closeCase, { id, at: done_at });
      await tellOfEnd(trx, this.parts, payout, {
        isPaid: state === 'PAID',
        ...(notPaidBecause && { notPaidBecause }),
        at: done_at,
      });
      return true;
    });
  }
}
