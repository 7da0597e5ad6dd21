import { naira } from '../../platform/money';
import type { VerifiedPayment } from '../../platform/provider/paystack-client';
import { bookedPayments, settledReferences, type BookedPayment } from './books-repository';
import { inBatches, type Look, type Span } from './differences';

/** The provider's payments and ours, by their references. */
export async function* comparePayments(span: Span): AsyncGenerator<Look> {
  const { db, client, from, until, open } = span;
  const seen = new Set<string>();
  for await (const page of inBatches(client.transactions({ from, to: until }))) {
    const books = await bookedPayments(
      db,
      page.map(({ reference }) => reference),
    );
    for (const theirs of page) {
      seen.add(theirs.reference);
      yield look(theirs.reference, books.get(theirs.reference), theirs, span);
    }
  }
  // Begun before that period or unknown to the provider, so ask about each.
  const left = [...(await settledReferences(db, span)), ...open].filter((one) => !seen.has(one));
  for await (const references of inBatches(new Set(left))) {
    const books = await bookedPayments(db, references);
    for (const reference of references) {
      yield look(reference, books.get(reference), await client.verify(reference), span);
    }
  }
}

function look(
  reference: string,
  ours: BookedPayment | undefined,
  theirs: VerifiedPayment | null,
  span: Span,
): Look {
  const difference = differenceOf(reference, ours, theirs, span.until);
  return { subject: reference, difference, payment_id: ours?.id ?? null };
}

function differenceOf(
  reference: string,
  ours: BookedPayment | undefined,
  theirs: VerifiedPayment | null,
  until: Date,
): string | null {
  const hasPaid =
    theirs?.status === 'success' && !(Date.parse(theirs.paid_at ?? '') > until.getTime());
  if (ours?.received == null) {
    if (!hasPaid) return null;
    const taken = `The provider has taken ${naira(theirs.amount)}`;
    return ours
      ? `${taken} for payment ${reference}, and the books have none of it. It is looked up by itself for a week after it was begun; after that, refund it at the provider.`
      : `${taken} under the reference ${reference}, which no order here has. If another site uses the same account there, close this case; otherwise find out who paid, and refund it there.`;
  }
  const booked = naira(ours.received);
  if (!theirs) {
    return `The books have payment ${reference} over ${booked}, which the provider doesn’t know. Look for it there by its date and amount. If nobody paid, take it from the organizer’s balance by a correction, and find out who wrote it.`;
  }
  if (!['success', 'reversed'].includes(theirs.status)) {
    return `The books have ${booked} of payment ${reference}, which the provider calls “${theirs.status}”. If the money isn’t there, take it from the organizer’s balance by a correction, and find out why it was counted.`;
  }
  if (theirs.amount !== ours.received) {
    return `The provider has taken ${naira(theirs.amount)} for payment ${reference}, and the books say ${booked}. Look at the payment there; refund the excess, or post a correction for what’s missing.`;
  }
  const fee = theirs.fees == null ? ours.fee : Math.min(theirs.fees, ours.received);
  return fee === ours.fee
    ? null
    : `The provider kept a fee of ${naira(fee)} of payment ${reference}, and the books say ${naira(ours.fee)}. The books catch up automatically until a day after the event. After that, post a correction for the difference.`;
}
