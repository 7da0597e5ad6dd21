import { formatNaira } from '../../platform/money';
import { addUp } from '../ledger/availability';
import type { EventBalance } from '../ledger/balances-repository';
import { presentPayout } from '../payouts/payouts-presenter';
import { isUnsent } from '../payouts/unsent-payouts-repository';
import type { DeskRow, Payee } from './desk-repository';
import type { DeskPayout, OrganizerBalance } from './desk-schemas';

export function presentBalance(
  organizer: Payee,
  balances: EventBalance[],
  at: { now: Date; delayMs: number },
): OrganizerBalance {
  const { pending, available, on_its_way, paid_out, disputed } = addUp(balances, at);
  return {
    organizer,
    owed: formatNaira(pending + available + on_its_way + disputed),
    pending: formatNaira(pending),
    available: formatNaira(available),
    on_its_way: formatNaira(on_its_way),
    paid_out: formatNaira(paid_out),
    disputed: formatNaira(disputed),
  };
}

export function presentDeskPayout(row: DeskRow): DeskPayout {
  const { organizer_id: id, organizer_name: name, organizer_email: email } = row;
  return {
    payout: presentPayout(row),
    organizer: { id, name, email },
    trouble: troubleOf(row),
    short_by: row.short_kobo === null ? null : formatNaira(row.short_kobo),
    is_unsent: isUnsent(row),
    is_account_changed: row.is_account_changed,
  };
}

function troubleOf({ state, short_kobo: short }: DeskRow): DeskPayout['trouble'] {
  switch (state) {
    case 'APPROVAL':
      return 'approval';
    case 'OTP':
      return 'code';
    case 'FAILED':
      return 'failed';
    case 'REVERSED':
      return 'reversed';
    default:
      return state === 'REQUESTED' && short !== null ? 'short' : 'slow';
  }
}
