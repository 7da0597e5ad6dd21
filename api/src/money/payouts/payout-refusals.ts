import type { Queryable } from '../../platform/database/schema';
import { ConflictError } from '../../platform/http/errors';
import { MIN_PAYOUT_KOBO } from '../../platform/limits';
import { naira } from '../../platform/money';
import { inLagos } from '../../platform/timezones';
import { heldRelease, holdOf } from './payout-holds';
import * as repository from './payouts-repository';
import type { PAYOUT_REFUSALS } from './payouts-schemas';

const refuse = (code: (typeof PAYOUT_REFUSALS)[number], sentence: string) =>
  new ConflictError(code, sentence);

export const noPayoutAccount = () =>
  refuse('no_payout_account', 'Add a bank account for your payouts first.');

/** @throws ConflictError `payout_waits_for_no_code`, `event_held`, `balance_overdrawn`. */
export async function requireReleasable(
  db: Queryable,
  payout: repository.PayoutRow,
  at: { now: Date; delayMs: number },
): Promise<string> {
  if (payout.state !== 'OTP' || payout.transfer_code === null) {
    throw new ConflictError('payout_waits_for_no_code', 'This payout doesn’t need a code.');
  }
  const hold = await holdOf(db, payout, at);
  if (hold) throw heldRelease(hold);
  return payout.transfer_code;
}

/** Why an organizer can't be paid now; null if nothing stands in the way. */
export async function payoutRefusal(
  db: Queryable,
  organizerId: number,
  {
    account,
    available,
    now,
  }: { account: { paused_until: Date | null } | undefined; available: number; now: Date },
): Promise<ConflictError | null> {
  const state = await repository.accountState(db, organizerId);
  if (state === 'erased') {
    return refuse('account_erased', 'This account was deleted, so nothing is paid out.');
  }
  if (state === 'suspended') {
    return refuse('account_suspended', 'This account is suspended, so nothing is paid out.');
  }
  if (!account) return noPayoutAccount();
  const { paused_until: until } = account;
  if (until && until > now) {
    return refuse(
      'payouts_paused',
      `Your payout account is new, so nothing is paid out before ${inLagos(until)}.`,
    );
  }
  if (await repository.hasOpenPayout(db, organizerId)) {
    return refuse('payout_under_way', 'A payout is under way. Wait until it has arrived.');
  }
  if (await repository.hasRunningRefund(db, organizerId)) {
    return refuse(
      'refund_under_way',
      'A refund to one of your buyers is under way. Try again when it is done.',
    );
  }
  if (available >= MIN_PAYOUT_KOBO) return null;
  return refuse(
    'nothing_available',
    available < 0
      ? `More went back to buyers than you had, so you’re ${naira(-available)} in the red. Your next sales will cover it.`
      : `There is less than ${naira(MIN_PAYOUT_KOBO)} to pay out.`,
  );
}
