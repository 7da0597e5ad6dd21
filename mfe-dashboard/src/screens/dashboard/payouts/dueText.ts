import { formatNaira } from '@nzuko/shared-ui';

import type { EventMoney } from '../../../api/moneyApi';
import type { PayoutAccount } from '../../../api/payoutAccountApi';
import { koboOf } from '../../../money/kobo';
import { momentOf } from '../../../time/momentOf';

const isAboveZero = (naira: string) => !naira.startsWith('-') && koboOf(naira) > 0;

/** An organizer's events with their money, and the amount available in total. */
export interface AllMoney {
  available: string;
  events: readonly EventMoney[];
  /** False while some events aren't loaded yet. */
  isWhole: boolean;
}

/** When the rest of an event's money is paid out, or why it isn't. */
export function dueText(
  money: EventMoney,
  account: PayoutAccount['account'] | undefined,
  all?: AllMoney,
): string {
  if (isAboveZero(money.balance)) {
    switch (money.held_because) {
      case 'not_over':
        return money.available_from
          ? `After the event, from ${momentOf(money.available_from)}`
          : 'After the event';
      case 'cancelled':
        return 'Held for refunds: the event is cancelled';
      case 'suspended':
        return 'Held: the event is suspended';
      case 'disputed':
        return 'Held while a buyer disputes a payment';
      default:
        return all && !isAboveZero(all.available) ? coversText(money, all) : readyText(account);
    }
  }
  if (money.balance.startsWith('-')) {
    // The shortfall was already deducted when the other events' money was paid out.
    if (all && koboOf(all.available) === 0) {
      return `${whyBelowZero(money)}; other events cover it`;
    }
    // The API deducts it from the other events' money, whether or not this one is still selling.
    return `${whyBelowZero(money)}; the shortfall comes off your next payout`;
  }
  if (isAboveZero(money.on_its_way)) return 'On its way to your bank';
  return isAboveZero(money.paid_out) ? 'Paid out' : 'Nothing to pay out';
}

/** For money that would be ready if other events didn't owe as much. */
function coversText({ balance }: EventMoney, { events, isWhole }: AllMoney): string {
  const [owing, ...others] = events.filter((each) => each.balance.startsWith('-'));
  return owing?.event && isWhole && others.length === 0
    ? `Covers ${formatNaira(balance)} owed for ${owing.event.title}`
    : `Covers ${formatNaira(balance)} that other events owe`;
}

function whyBelowZero({ net, disputed, refunds }: EventMoney): string {
  const isDisputed = isAboveZero(disputed);
  if (isDisputed && !net.startsWith('-')) return `Disputes hold ${formatNaira(disputed)}`;
  if (isDisputed) return 'Refunds and disputes exceeded the balance';
  return isAboveZero(refunds)
    ? 'Refunds exceeded the balance'
    : 'Fees and corrections exceeded the balance';
}

function readyText(account: PayoutAccount['account'] | undefined): string {
  if (account === undefined) return 'Ready to be paid out';
  if (account === null) return 'Ready, but needs a bank account';
  return account.paused_until
    ? `Ready, but paused until ${momentOf(account.paused_until)}`
    : 'Ready for the next payout';
}
