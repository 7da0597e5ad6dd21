import type { Tasks } from '../../platform/jobs/tasks';
import { accountUnderWay, askForAccount } from './account-requests';
import { errorText } from '../../platform/errorText';
import { merchantNote } from '../../platform/provider/merchant-note';
import { CALL_TIMEOUT_MS, type ProviderRefund } from '../../platform/provider/paystack-client';
import { ProviderError } from '../../platform/provider/provider-error';
import { endRefund } from './refund-endings-repository';
import {
  dueRefunds,
  extendLease,
  leaseRefund,
  makeRequestedDue,
  updateLeased,
  type LeasedRefund,
} from './refund-leases-repository';
import { endRefundLinks } from './refund-links-repository';
import type { SettlementParts } from './settlement';

/** After this many leases, a refund that fails at the bank needs a person. */
const MAX_ATTEMPTS = 6;
/** Counted from just before the request, so that nobody repeats it while it may still arrive unanswered. */
const REQUEST_LEASE_MS = 5 * 60_000;
const LOOK_AGAIN_MS = 60_000;
const FAILED = 'The bank did not take the money.';
const UNREACHABLE = 'The provider cannot reach the payer’s account: it needs their bank details.';

/** Takes refunds from "queued" to "done"; each is requested from the provider once, however often it is tried. */
export class RefundsWorker {
  constructor(private readonly parts: SettlementParts) {}

  readonly tasks = {
    move_refund: {
      run: (id) => this.moveNext({ id }),
      due: (limit) => dueRefunds(this.parts.db, this.parts.now(), limit),
    },
  } satisfies Tasks;

  /** Looks a payment's refunds up as soon as there is news about them. */
  async lookUp(reference: string): Promise<void> {
    const { db, now } = this.parts;
    await makeRequestedDue(db, reference, now());
    while (await this.moveNext({ reference }));
  }

  /** Moves a due refund, if any; a failed one is due again later. */
  private async moveNext(which: { id: number } | { reference: string }): Promise<boolean> {
    const { db, now } = this.parts;
    const refund = await leaseRefund(db, now(), which);
    if (refund) await this.move(refund).catch((error: unknown) => this.noteFailure(refund, error));
    return refund !== undefined;
  }

  private async move(refund: LeasedRefund): Promise<void> {
    const { client } = this.parts;
    const state =
      refund.provider_id !== null && refund.status === 'REQUESTED'
        ? await client.findRefund(refund.provider_id)
        : ((await this.findEarlierRequest(refund)) ?? (await this.request(refund)));
    if (state) await this.note(refund, state);
  }

  /** Finds an earlier request whose response never reached us, but not one that failed at the bank. */
  private async findEarlierRequest(refund: LeasedRefund): Promise<ProviderRefund | undefined> {
    const known = await this.parts.client.listRefunds(refund.transaction_id);
    return known.find(
      ({ merchant_note, status }) =>
        merchant_note === merchantNote(refund.id) && status !== 'failed',
    );
  }

  /** Requests the refund, unless this process was paused for so long that another has taken it. */
  private async request(refund: LeasedRefund): Promise<ProviderRefund | null> {
    const { db, client, now, log } = this.parts;
    const from = now().getTime();
    const isOurs = await extendLease(db, refund, new Date(from), new Date(from + REQUEST_LEASE_MS));
    if (!isOurs || now().getTime() > from + CALL_TIMEOUT_MS) {
      log.warn({ refund: refund.id }, 'the lease on a refund ran out before it was asked for');
      return null;
    }
    return client.refund({
      transaction: refund.transaction_id,
      amount: refund.amount_kobo,
      merchant_note: merchantNote(refund.id),
    });
  }

  /** Records what the provider says about a leased refund, and asks the payer for an account if it needs one. */
  async note(refund: LeasedRefund, state: ProviderRefund): Promise<void> {
    const { db, now, log } = this.parts;
    const { id, reference } = refund;
    if (state.status === 'failed' && refund.attempts < MAX_ATTEMPTS) {
      log.error({ refund: id, reference }, 'a refund failed at the bank, and is asked for anew');
      await updateLeased(db, refund, { status: 'QUEUED', provider_id: null, last_error: FAILED });
      return;
    }
    if (state.status === 'processed') {
      await db
        .transaction()
        .execute((trx) => endRefund(trx, { ...refund, provider_id: state.id }, now()));
      return;
    }
    if (state.status === 'needs-attention') return this.waitForPayer(refund, state);
    const problem = state.status === 'failed' ? FAILED : null;
    if (problem) log.error({ refund: id, reference, problem }, 'a refund needs attention');
    const isOurs = await updateLeased(db, refund, {
      status: problem ? 'NEEDS_ATTENTION' : 'REQUESTED',
      // A failed refund is final at the provider: a retry is a new request.
      provider_id: state.status === 'failed' ? null : state.id,
      last_error: problem,
      ...(refund.provider_id === null && {
        next_attempt_at: new Date(now().getTime() + LOOK_AGAIN_MS),
      }),
    });
    // The payer's account isn't needed after all.
    if (isOurs) await endRefundLinks(db, id, now());
  }

  private async waitForPayer(refund: LeasedRefund, state: ProviderRefund): Promise<void> {
    const { db, now, log } = this.parts;
    const { id, reference } = refund;
    await db.transaction().execute(async (trx) => {
      const underWayUntil = await accountUnderWay(trx, id, now());
      if (underWayUntil) {
        await updateLeased(trx, refund, { status: 'REQUESTED', next_attempt_at: underWayUntil });
        return;
      }
      const isOurs = await updateLeased(trx, refund, {
        status: 'NEEDS_ATTENTION',
        provider_id: state.id,
        last_error: UNREACHABLE,
      });
      if (!isOurs) return;
      log.error(
        { refund: id, reference },
        'a refund cannot reach the payer, who is asked where to',
      );
      await askForAccount(trx, refund, now());
    });
  }

  private async noteFailure(refund: LeasedRefund, error: unknown): Promise<void> {
    const { db, log } = this.parts;
    const { id, reference } = refund;
    log.error({ err: error, refund: id, reference }, 'a refund did not move');
    const isRefused = error instanceof ProviderError && error.status === 400;
    await updateLeased(db, refund, {
      // A refund the provider rejected will be rejected again, so a person must decide.
      status: isRefused ? 'NEEDS_ATTENTION' : refund.status,
      last_error: errorText(error),
    });
  }
}
