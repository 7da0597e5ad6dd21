import { UNDER_WAY } from '../../platform/database/payoutTables';
import { DAY_MS } from '../../platform/durations';
import { naira } from '../../platform/money';
import type { ProviderTransfer } from '../../platform/provider/paystack-client';
import { endingOf } from '../payouts/transfer-endings';
import { bookedPayouts, payoutReferences, type BookedPayout } from './books-repository';
import { inBatches, type Look, type Span } from './differences';

/** How long a slow bank, or a balance too small, may hold a payout up. */
const PATIENCE_MS = 3 * DAY_MS;

/** A correction would be paid out on top of the transfer that is still to be sent. */
const NO_CORRECTION =
  'Post no correction for it: as soon as the provider allows, it’s sent automatically, or its money goes back to the balance.';

/** The provider's transfers and our payouts, by their references. */
export async function* compareTransfers(span: Span): AsyncGenerator<Look> {
  const { db, client, from, until, open } = span;
  const seen = new Set<string>();
  for await (const page of inBatches(client.transfers({ from, to: until }))) {
    const books = await bookedPayouts(
      db,
      page.map(({ reference }) => reference),
    );
    for (const theirs of page) {
      const { reference } = theirs;
      seen.add(reference);
      yield { subject: reference, difference: differenceOf(books.get(reference), theirs, until) };
    }
  }
  const left = [...(await payoutReferences(db, span)), ...open].filter((one) => !seen.has(one));
  for await (const references of inBatches(new Set(left))) {
    const books = await bookedPayouts(db, references);
    for (const reference of references) {
      const theirs = await client.verifyTransfer(reference);
      yield { subject: reference, difference: differenceOf(books.get(reference), theirs, until) };
    }
  }
}

function differenceOf(
  ours: BookedPayout | undefined,
  theirs: ProviderTransfer | null,
  until: Date,
): string | null {
  const isSent = theirs !== null && !endingOf(theirs);
  if (!ours) {
    return isSent
      ? `The provider has sent ${naira(theirs.amount)} under the reference ${theirs.reference}, which no payout here has. If nobody on your team sent it in the dashboard, someone else has the secret key. Replace it now.`
      : null;
  }
  const name = `payout ${ours.id} (${ours.reference})`;
  const isLate =
    UNDER_WAY.includes(ours.state) &&
    until.getTime() - ours.under_way_since.getTime() >= PATIENCE_MS;
  if (!theirs) {
    if (isLate) {
      return `${name} has been under way for days, and the provider doesn’t know it. The log says how it answers; transfers may be turned off there. ${NO_CORRECTION}`;
    }
    return ours.state === 'PAID'
      ? `The books have ${name} as paid, and the provider doesn’t know it. Ask the organizer whether ${naira(ours.sent_kobo)} arrived. If not, give it back to their balance by a correction.`
      : null;
  }
  if (isSent && theirs.amount !== ours.sent_kobo) {
    return `The provider has sent ${naira(theirs.amount)} for ${name}, and the books say ${naira(ours.sent_kobo)}. Post a correction of the difference, and find out who changed it.`;
  }
  if (isSent && theirs.fee_charged != null && theirs.fee_charged !== ours.fee_kobo) {
    return `The provider charged ${naira(theirs.fee_charged)} for ${name}, and the books say ${naira(ours.fee_kobo)}. Post a correction of the difference; if every payout differs, its prices have changed.`;
  }
  if (UNDER_WAY.includes(ours.state)) {
    return !isLate
      ? null
      : `${name} has been under way for days, and the provider calls it “${theirs.status}”. Look at the transfer there, and ask the provider what it waits for. ${NO_CORRECTION}`;
  }
  const isPaid = ours.state === 'PAID';
  if (isPaid === isSent && (!isPaid || theirs.status === 'success')) return null;
  return isPaid
    ? `The books have ${name} as paid, and the provider calls it “${theirs.status}”. If the money came back, give ${naira(ours.sent_kobo)} back to the organizer’s balance by a correction.`
    : `The books gave ${name} back to the organizer’s balance, and the provider calls it “${theirs.status}”. Pay this organizer nothing more until a correction has taken ${naira(ours.sent_kobo)} from their balance.`;
}
