import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { formatNaira } from '../../platform/money';
import type { PayoutMail } from '../../platform/outbox/payout-mail-content';
import { queueMail } from '../../platform/outbox/outbox-repository';
import * as repository from './payouts-repository';

/** Mails the organizer how a payout ended; false if their account is gone. */
export async function tellOfEnd(
  trx: Transaction<Database>,
  { id, organizer_id: organizerId }: Pick<repository.PayoutRow, 'id' | 'organizer_id'>,
  {
    paysByItself,
    ...outcome
  }: Pick<PayoutMail, 'isPaid' | 'notPaidBecause' | 'refusedBecause'> & { paysByItself: boolean },
): Promise<boolean> {
  const to = await repository.payee(trx, id);
  if (!to) return false;
  await queueMail(trx, {
    template: 'payout',
    recipient: to.email,
    data: {
      firstName: to.first_name,
      ...outcome,
      pausesAutomatic:
        paysByItself && !outcome.isPaid && (await repository.waitsForRequest(trx, organizerId)),
      // When a payout comes back, the transfer's fee does, too.
      amount: formatNaira(outcome.isPaid ? to.amount_kobo - to.fee_kobo : to.amount_kobo),
      bank: to.bank_name,
      ending: to.account_ending,
    },
  });
  return true;
}
