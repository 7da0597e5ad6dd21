import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { REFUND_LINK_MS } from '../../platform/limits';
import { formatNaira } from '../../platform/money';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { newLink } from '../../platform/security/linkTokens';
import { payerOf } from './payments-repository';
import { endRefundLinks, insertRefundLink, lastRefundLink } from './refund-links-repository';

type Trx = Transaction<Database>;

interface StuckRefund {
  id: number;
  payment_id: number;
  amount_kobo: number;
}

/**
 * How long the provider has to act on an account we have sent it. Until then its "needs attention" may predate the account, so
 * nobody may send another.
 */
export const ACCOUNT_LEASE_MS = 5 * 60_000;

/** When an account sent to the provider has had its time to take effect; null if none is under way. */
export async function accountUnderWay(trx: Trx, refundId: number, now: Date): Promise<Date | null> {
  const last = await lastRefundLink(trx, refundId);
  if (!last?.ended_at || last.bank_name === null) return null;
  const until = new Date(last.ended_at.getTime() + ACCOUNT_LEASE_MS);
  return until > now ? until : null;
}

/** Mails the payer a link to name an account for their refund, unless they have a working one or deleted their account. */
export async function askForAccount(trx: Trx, refund: StuckRefund, now: Date): Promise<void> {
  const last = await lastRefundLink(trx, refund.id);
  if (last && !last.ended_at && last.expires_at > now) return;
  const payer = await payerOf(trx, refund.payment_id);
  if (payer.erased_at) return;
  const link = newLink();
  const expiresAt = new Date(now.getTime() + REFUND_LINK_MS);
  await endRefundLinks(trx, refund.id, now);
  await insertRefundLink(trx, { link, refund_id: refund.id, asked_at: now, expires_at: expiresAt });
  await queueMail(trx, {
    template: 'refund_details',
    recipient: payer.email,
    data: {
      firstName: payer.first_name,
      eventTitle: payer.title,
      amount: formatNaira(refund.amount_kobo),
      reference: payer.reference,
      earlierAccount: last?.bank_name ? `${last.bank_name} ••••${last.account_ending}` : null,
      expiresAt: expiresAt.toISOString(),
      timezone: payer.timezone,
      refundLink: link.toString('hex'),
    },
  });
}
