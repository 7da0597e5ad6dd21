import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { formatNaira, naira } from '../../platform/money';
import type { PayoutMail } from '../../platform/outbox/payout-mail-content';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { balancesOf } from '../ledger/balances-repository';
import type { OpenCase } from '../ledger/check-ledger';
import * as repository from './payouts-repository';
import { caseSubject } from './unsent-payouts-repository';

type Trx = Transaction<Database>;
type Ended = Pick<repository.PayoutRow, 'id' | 'organizer_id'>;

interface NoticeParts {
  openCase: OpenCase;
  paysByItself: boolean;
}

/** Mails the organizer how a payout ended. If their account is gone and the payout wasn't paid, it opens a case instead. */
export async function tellOfEnd(
  trx: Trx,
  { openCase, paysByItself }: NoticeParts,
  payout: Ended,
  {
    at,
    ...outcome
  }: Pick<PayoutMail, 'isPaid' | 'notPaidBecause' | 'refusedBecause'> & { at: Date },
): Promise<void> {
  const to = await repository.payee(trx, payout.id);
  if (!to) {
    if (outcome.isPaid) return;
    const subject = caseSubject(payout.id);
    const detail = await unpaidDetail(trx, payout);
    return openCase(trx, { kind: 'payout_unclear', subject, detail, at });
  }
  await queueMail(trx, {
    template: 'payout',
    recipient: to.email,
    data: {
      firstName: to.first_name,
      ...outcome,
      pausesAutomatic:
        paysByItself &&
        !outcome.isPaid &&
        (await repository.waitsForRequest(trx, payout.organizer_id)),
      // When a payout comes back, the transfer's fee does, too.
      amount: formatNaira(outcome.isPaid ? to.amount_kobo - to.fee_kobo : to.amount_kobo),
      bank: to.bank_name,
      ending: to.account_ending,
    },
  });
}

/** Accounts with debts can be deleted while a payout is on its way, so its money may be owed to the platform. */
async function unpaidDetail(trx: Trx, { id, organizer_id: organizerId }: Ended): Promise<string> {
  const balances = await balancesOf(trx, organizerId);
  const left = balances.reduce((sum, { balance }) => sum + balance, 0);
  const todo =
    left > 0
      ? `Pay the ${naira(left)} left in their balance by hand, and post a correction.`
      : `Their balance is ${naira(left)}, so pay nothing.`;
  return `Payout ${id} did not arrive, and its organizer has deleted their account. ${todo}`;
}
