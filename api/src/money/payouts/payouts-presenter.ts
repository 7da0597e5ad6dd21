import { formatNaira } from '../../platform/money';
import type { ListedPayout } from './payouts-repository';
import type { Payout } from './payouts-schemas';

export function presentPayout(row: ListedPayout): Payout {
  return {
    id: row.id,
    state: row.state,
    amount: formatNaira(row.amount_kobo),
    fee: formatNaira(row.fee_kobo),
    sent: formatNaira(row.amount_kobo - row.fee_kobo),
    account: `${row.bank_name} ••••${row.account_ending}`,
    reference: row.reference,
    problem: row.state === 'PAID' ? null : row.last_error,
    requested_at: row.requested_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  };
}
