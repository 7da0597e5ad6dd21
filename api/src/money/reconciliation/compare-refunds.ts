import { naira } from '../../platform/money';
import { merchantNote } from '../../platform/provider/merchant-note';
import type { ProviderRefund } from '../../platform/provider/paystack-client';
import {
  bookedRefunds,
  bookedPayments,
  refundedReferences,
  type BookedRefund,
} from './books-repository';
import { inBatches, type Look, type Span } from './differences';

/** Compares the money given back to payers, payment by payment. */
export async function* compareRefunds(span: Span): AsyncGenerator<Look> {
  const { db, client, from, until, open, renew } = span;
  const listed = new Map<string, ProviderRefund[]>();
  for await (const refund of client.refunds({ from, to: until })) {
    await renew();
    const { transaction_reference: reference } = refund;
    if (reference == null) throw new Error(`Refund ${refund.id} names no payment`);
    listed.set(reference, [...(listed.get(reference) ?? []), refund]);
  }
  const wanted = [...listed.keys(), ...(await refundedReferences(db, span)), ...open];
  for await (const references of inBatches(new Set(wanted))) {
    const refunds = await bookedRefunds(db, references);
    const payments = await bookedPayments(db, references);
    for (const reference of references) {
      const ours = refunds.filter((one) => one.reference === reference);
      const theirs = listed.get(reference) ?? [];
      const difference = areSame(ours, theirs)
        ? null
        : await lookCloser(span, { reference, ours, theirs });
      yield { subject: reference, difference, payment_id: payments.get(reference)?.id ?? null };
    }
  }
}

const amountOf = ({ amount }: ProviderRefund) => Number(amount ?? 0);
const isSent = ({ status }: BookedRefund) => status === 'REQUESTED' || status === 'DONE';
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Whether both sides have the same refunds; then there is no need to ask the provider. */
function areSame(ours: BookedRefund[], theirs: ProviderRefund[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every((one) => {
      const other = theirs.find(({ id }) => id === one.provider_id);
      return (
        other &&
        other.status !== 'failed' &&
        isSent(one) &&
        !one.is_by_hand &&
        amountOf(other) === one.amount_kobo
      );
    })
  );
}

async function lookCloser(
  { client }: Span,
  {
    reference,
    ours,
    theirs,
  }: { reference: string; ours: BookedRefund[]; theirs: ProviderRefund[] },
): Promise<string | null> {
  const payment = await client.verify(reference);
  const all = payment ? await client.listRefunds(payment.id) : theirs;
  const valid = all.filter(({ status }) => status !== 'failed');
  const gone = payment?.status === 'reversed' ? payment.amount : sum(valid.map(amountOf));
  const isKnownThere = ({ id, provider_id }: BookedRefund) =>
    valid.some((one) => one.id === provider_id || one.merchant_note === merchantNote(id));
  const booked = ours.filter((one) => isKnownThere(one) || (isSent(one) && !one.is_by_hand));
  const sent = sum(booked.map(({ amount_kobo }) => amount_kobo));
  // Money that a bank took for a lost dispute may have no refund at the provider.
  const lost = sum(
    booked
      .filter((one) => one.reason === 'dispute_lost' && !isKnownThere(one))
      .map(({ amount_kobo }) => amount_kobo),
  );
  if (gone === sent || gone === sent - lost) return null;
  const both = `The provider has given back ${naira(gone)} of payment ${reference}, and the books say ${naira(sent)}.`;
  return gone > sent
    ? `${both} Somebody refunded it there, or a bank took it: cancel its tickets, and take what the books lack from the organizer’s balance by a correction.`
    : `${both} The payer hasn’t received the rest: look at the payment there, and refund what’s missing.`;
}
