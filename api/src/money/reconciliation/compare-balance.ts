import { naira } from '../../platform/money';
import { nullIfUnknown } from '../../platform/provider/paystack-client';
import { endingOf } from '../payouts/transfer-endings';
import { bookedAtProvider } from './books-repository';
import { noteSettlements } from './compare-settlements';
import type { Look, Span } from './differences';
import * as repository from './reconciliations-repository';

/**
 * Checks that the provider's balance has moved like the books since the last run. A surplus from before, such as a top-up,
 * isn't reported again.
 */
export async function* compareBalance(span: Span): AsyncGenerator<Look> {
  const { db, run, open } = span;
  const before = await repository.lastSurplus(db, run.id);
  let surplus = await surplusOf(span);
  // A payment or settlement of this very moment may be on one side only: if a second look differs, wait for the next run.
  if (before !== null && surplus !== before) {
    const again = await surplusOf(span);
    if (again !== surplus) surplus = before;
  }
  const isBack = await repository.surplusBefore(db, open, surplus);
  for (const subject of open) {
    if (isBack.includes(subject)) yield { subject, difference: null };
  }
  await repository.noteSurplus(db, run.id, surplus);
  if (before === null || surplus === before || isBack.length > 0) return;
  const change = surplus - before;
  const subject = run.begun_at.toISOString();
  yield {
    subject,
    difference:
      change > 0
        ? `The provider’s balance rose by ${naira(change)} more than the books say. If you topped it up, close this case. Otherwise see the other cases first, then its list of movements.`
        : `The provider’s balance fell by ${naira(-change)} more than the books say. See the other cases first, then its list of movements. Ask the provider about anything your team didn’t withdraw.`,
  };
}

async function surplusOf(span: Span): Promise<number> {
  await noteSettlements(span);
  const balance = await span.client.balance();
  return balance - (await expectedBalance(span));
}

/** The balance expected by the books, without top-ups. Kobo. */
async function expectedBalance({ db, client, renew }: Span): Promise<number> {
  const { kobo, refunds, payouts } = await bookedAtProvider(db);
  let expected = kobo;
  for (const { provider_id: id, amount_kobo: amount } of refunds) {
    await renew();
    // One that the provider doesn't know has taken nothing; `compareRefunds` reports it.
    const refund = await client.findRefund(id).catch(nullIfUnknown);
    if (refund && refund.status !== 'failed') expected -= amount;
  }
  for (const { reference, amount_kobo: amount } of payouts) {
    await renew();
    const transfer = await client.verifyTransfer(reference);
    if (transfer && !endingOf(transfer)) expected -= amount;
  }
  return expected;
}
