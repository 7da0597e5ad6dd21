import { inDocument } from '../../platform/money';
import { PdfWriter, type Column } from '../../platform/pdf/pdf-writer';
import { inLagos } from '../../platform/timezones';
import type { Month } from './months';
import { addUpStatements, STATEMENT_LINES, type EventStatement } from './statement-lines';

/** How many events a month's PDF names, in the order of their start; the CSV file has all. */
const EVENTS_IN_PDF = 500;

const LABELS = {
  sold: 'Tickets sold',
  provider_fees: 'Payment provider’s fees',
  platform_fees: 'Platform’s fees',
  refunds: 'Refunds',
  disputes: 'Disputes',
  corrections: 'Corrections',
  payouts: 'Payouts',
  transfer_fees: 'Transfer fees of payouts',
} as const;

const amount = (title: string): Column => ({ title, width: 60, isAmount: true });
const COLUMNS: Column[] = [
  { title: 'Event (amounts in ₦)', width: 154 },
  amount('Opening'),
  amount('Sold'),
  amount('Provider’s fees'),
  amount('Platform’s fees'),
  amount('Refunds'),
  amount('Disputes'),
  amount('Corrections'),
  amount('Payouts'),
  amount('Transfer fees'),
  amount('Closing'),
];

/** A month's statement: the movements of the balance, first in total, then event by event. */
export async function monthPdf(
  organizer: string,
  month: Month,
  events: EventStatement[],
  now: Date,
): Promise<Uint8Array> {
  const writer = await PdfWriter.start({
    kind: 'Statement',
    title: `Statement, ${month.title}`,
    isLandscape: true,
  });
  const sum = addUpStatements(events);
  const made = inLagos(now);
  writer.heading(month.title);
  writer.facts([
    { label: 'Organizer', value: organizer },
    { label: 'As of', value: month.isOver ? made : `${made}; the month is not over` },
  ]);
  writer.subheading('Your balance');
  writer.amounts(
    [
      { label: 'Opening balance', value: inDocument(sum.opening) },
      ...STATEMENT_LINES.map((line) => ({ label: LABELS[line], value: inDocument(sum[line]) })),
      { label: 'Closing balance', value: inDocument(sum.closing), isTotal: true },
    ],
    380,
  );
  if (events.length === 0) {
    writer.text('No money moved in this month.');
  } else {
    writer.subheading('By event');
    await writer.table(COLUMNS, eventRows(events), cells('Total', sum));
  }
  return writer.finish(`Statement of ${organizer}, ${month.title}, in Lagos time`);
}

function eventRows(events: EventStatement[]): string[][] {
  const named = events.slice(0, EVENTS_IN_PDF);
  const others = events.slice(EVENTS_IN_PDF);
  const rows = named.map((event) => cells(event.title ?? 'No event', event));
  if (others.length > 0) {
    rows.push(cells(`${others.length} other events: see the CSV file`, addUpStatements(others)));
  }
  return rows;
}

const cells = (title: string, row: Omit<EventStatement, 'event_id' | 'title'>): string[] => [
  title,
  inCell(row.opening),
  ...STATEMENT_LINES.map((line) => inCell(row[line])),
  inCell(row.closing),
];

/** Zero is a dash, so that movements stand out. */
const inCell = (kobo: number) => (kobo === 0 ? '–' : inDocument(kobo, ''));
