import { TICKET_TYPE_LABELS } from '../../platform/limits';
import { inDocument } from '../../platform/money';
import { PdfWriter, type Line } from '../../platform/pdf/pdf-writer';
import { DEFAULT_TIMEZONE, formatInZone, inLagos } from '../../platform/timezones';
import { includedVat, inPercent } from '../../platform/vat';
import type { ReceiptRefund, ReceiptRow } from './receipts-repository';

/** A receipt's row for an order bought by a payment. */
export type PaidRow = ReceiptRow & { paid_at: Date; reference: string; received_kobo: number };

/** Unique and stable, as it comes from the order's number. */
export function receiptNumber({
  order_id: id,
  paid_at: paid,
}: Pick<PaidRow, 'order_id' | 'paid_at'>) {
  const year = paid.toLocaleDateString('en-NG', { timeZone: DEFAULT_TIMEZONE, year: 'numeric' });
  return `NZ-R-${year}-${String(id).padStart(6, '0')}`;
}

/** The receipt of a paid order: its tickets, the payment, and any refunds since. */
export async function receiptPdf(
  row: PaidRow,
  refunds: ReceiptRefund[],
  now: Date,
): Promise<Uint8Array> {
  const number = receiptNumber(row);
  const writer = await PdfWriter.start({ kind: 'Receipt', title: `Receipt ${number}` });
  writer.heading(`Receipt ${number}`);
  writer.facts(facts(row));
  writer.subheading('What was paid');
  writer.amounts(paidLines(row));
  if (refunds.length > 0) {
    writer.subheading('What was refunded');
    writer.amounts(refundLines(row, refunds));
  }
  return writer.finish(`Receipt ${number}, as of ${inLagos(now)}`);
}

function facts(row: PaidRow): Line[] {
  const { start_date: start, end_date: end, timezone, event_status: status } = row;
  return [
    { label: 'Paid', value: inLagos(row.paid_at) },
    { label: 'Paid by', value: [row.buyer, row.buyer_email].filter(Boolean).join(', ') },
    { label: 'Event', value: status === 'CANCELLED' ? `${row.title} (cancelled)` : row.title },
    ...(start ? [{ label: 'Starts', value: formatInZone(start, timezone) }] : []),
    ...(end ? [{ label: 'Ends', value: formatInZone(end, timezone) }] : []),
    { label: 'Where', value: row.location },
    { label: 'Sold by', value: row.seller },
    ...(row.tax_number ? [{ label: 'Seller’s tax number', value: row.tax_number }] : []),
    { label: 'Payment reference', value: row.reference },
  ];
}

function paidLines(row: PaidRow): Line[] {
  const { quantity, total_kobo: price, buyer_fees_kobo: fees, received_kobo: total } = row;
  const tickets = quantity === 1 ? 'ticket' : 'tickets';
  const each = quantity === 1 ? '' : `, ${inDocument(price / quantity)} each`;
  return [
    {
      label: `${quantity} ${TICKET_TYPE_LABELS[row.ticket_type]} ${tickets}${each}`,
      value: inDocument(price),
    },
    ...(fees > 0 ? [{ label: 'Fees', value: inDocument(fees) }] : []),
    { label: 'Total paid', value: inDocument(total), isTotal: true },
    ...vatLine(row, total),
  ];
}

function refundLines(row: PaidRow, refunds: ReceiptRefund[]): Line[] {
  const left = refunds.reduce((kobo, { amount_kobo: back }) => kobo - back, row.received_kobo);
  return [
    ...refunds.map(({ amount_kobo: kobo, status, created_at: begun, done_at: done }) => ({
      label:
        status === 'DONE'
          ? `Refunded on ${inLagos(done ?? begun)}`
          : `Being refunded since ${inLagos(begun)}`,
      value: inDocument(-kobo),
    })),
    { label: 'Paid after refunds', value: inDocument(left), isTotal: true },
    ...vatLine(row, left),
  ];
}

const vatLine = ({ tax_number, vat_basis_points: rate }: PaidRow, kobo: number): Line[] =>
  tax_number && rate !== null && kobo > 0
    ? [{ label: `Includes VAT at ${inPercent(rate)}%`, value: inDocument(includedVat(kobo, rate)) }]
    : [];
