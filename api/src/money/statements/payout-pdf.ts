import type { PayoutState } from '../../platform/database/payoutTables';
import { inDocument } from '../../platform/money';
import { PdfWriter, type Column } from '../../platform/pdf/pdf-writer';
import { inLagos } from '../../platform/timezones';
import { maskedAccount } from '../payout-accounts/masked-account';
import type { ListedPayout } from '../payouts/payouts-repository';
import type { PostedPart } from './statements-repository';

export const STATE_WORDS: Record<PayoutState, string> = {
  APPROVAL: 'Waiting for our approval',
  REQUESTED: 'Requested',
  SENDING: 'On its way',
  OTP: 'On its way',
  PAID: 'Paid',
  FAILED: 'Failed; the money is back in the balance',
  REVERSED: 'Sent back by the bank; the money is back in the balance',
};

/** The label of the amount for the account, by how far it has got. */
export const SENT_TITLES: Record<PayoutState, string> = {
  APPROVAL: 'To be sent',
  REQUESTED: 'To be sent',
  // The provider sends nothing before it gets its code.
  OTP: 'To be sent',
  SENDING: 'Sent',
  PAID: 'Sent',
  FAILED: 'Not sent',
  REVERSED: 'Sent',
};

const columns = (state: PayoutState): Column[] => [
  { title: 'Event (amounts in ₦)', width: 267 },
  { title: 'Taken from the balance', width: 80, isAmount: true },
  { title: 'Transfer fee', width: 80, isAmount: true },
  { title: SENT_TITLES[state], width: 80, isAmount: true },
];

/** A payout's statement: the amount taken, its fee, the amount that arrived, and the events it came from. */
export async function payoutPdf(
  organizer: string,
  payout: ListedPayout,
  parts: PostedPart[],
  now: Date,
): Promise<Uint8Array> {
  const sum = addUpParts(parts);
  const { reference, state, requested_at: requested, done_at: done } = payout;
  const writer = await PdfWriter.start({ kind: 'Payout', title: `Payout ${reference}` });
  writer.heading(`Payout of ${inDocument(sum.sent)}`);
  writer.facts([
    { label: 'Organizer', value: organizer },
    { label: 'To', value: maskedAccount(payout) },
    { label: 'State', value: STATE_WORDS[state] },
    { label: 'Requested', value: inLagos(requested) },
    ...(done ? [{ label: state === 'PAID' ? 'Paid' : 'Ended', value: inLagos(done) }] : []),
    { label: 'Reference', value: reference },
  ]);
  writer.subheading('Amounts');
  writer.amounts([
    { label: 'Taken from your balance', value: inDocument(sum.sent + sum.fee) },
    { label: 'Transfer fee of the payment provider', value: inDocument(-sum.fee) },
    { label: `${SENT_TITLES[state]} to your account`, value: inDocument(sum.sent) },
    ...(sum.returned > 0
      ? [{ label: 'Returned to your balance', value: inDocument(sum.returned) }]
      : []),
    { label: 'Arrived', value: inDocument(arrived(state, sum)), isTotal: true },
  ]);
  writer.subheading('Where it comes from');
  await writer.table(
    columns(state),
    parts.map((part) => cells(part.title ?? 'No event', part)),
    cells('Total', sum),
  );
  return writer.finish(`Payout ${reference}, as of ${inLagos(now)}`);
}

type Amounts = Pick<PostedPart, 'sent' | 'fee' | 'returned'>;

const addUpParts = (parts: Amounts[]): Amounts =>
  parts.reduce(
    (sum, { sent, fee, returned }) => ({
      sent: sum.sent + sent,
      fee: sum.fee + fee,
      returned: sum.returned + returned,
    }),
    { sent: 0, fee: 0, returned: 0 },
  );

/** The amount that reached the organizer's account: zero while it is on its way, or once it came back. */
export const arrived = (state: PayoutState, { sent }: Pick<Amounts, 'sent'>) =>
  state === 'PAID' ? sent : 0;

const cells = (title: string, { sent, fee }: Amounts): string[] => [
  title,
  inDocument(sent + fee, ''),
  inDocument(fee, ''),
  inDocument(sent, ''),
];
