import { TRANSFER_FEES } from '../../platform/fees';
import type { ConflictError } from '../../platform/http/errors';
import { MIN_PAYOUT_KOBO } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import { maskedAccount, type ShownAccount } from '../payout-accounts/masked-account';
import type { ListedPayout } from './payouts-repository';
import type { PAYOUT_REFUSALS, Payout, PayoutTerms } from './payouts-schemas';

/** As administrators see it. */
export function presentPayout(row: ListedPayout): Payout {
  return {
    id: row.id,
    state: row.state,
    is_refused: row.decision === 'REFUSED',
    amount: formatNaira(row.amount_kobo),
    fee: formatNaira(row.fee_kobo),
    sent: formatNaira(row.amount_kobo - row.fee_kobo),
    account: maskedAccount(row),
    reference: row.reference,
    problem: row.state === 'PAID' ? null : row.last_error,
    requested_at: row.requested_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  };
}

/** As its organizer sees it: without the reason for a delay, which is ours to fix and may name our balance at the provider. */
export function presentOwnPayout(row: ListedPayout): Payout {
  const payout = presentPayout(row);
  return row.done_at ? payout : { ...payout, problem: null };
}

export function presentTerms(
  available: number,
  account: ShownAccount | undefined,
  refusal: ConflictError | null,
  {
    approval,
    paysByItself,
    isPaused,
  }: { approval: { limit: number; left: number }; paysByItself: boolean; isPaused: boolean },
): PayoutTerms {
  return {
    available: formatNaira(available),
    minimum: formatNaira(MIN_PAYOUT_KOBO),
    fees: TRANSFER_FEES.map(({ upToKobo, feeKobo }) => ({
      up_to: upToKobo === null ? null : formatNaira(upToKobo),
      fee: formatNaira(feeKobo),
    })),
    approval: { limit: formatNaira(approval.limit), left: formatNaira(approval.left) },
    account: account ? maskedAccount(account) : null,
    refusal: refusal && {
      code: refusal.code as (typeof PAYOUT_REFUSALS)[number],
      detail: refusal.message,
    },
    is_automatic: paysByItself && !isPaused,
    automatic_paused: isPaused,
  };
}
