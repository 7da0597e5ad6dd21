import type { LedgerKind } from '../../platform/database/moneyTables';

/** The kinds of movement that statements add up. */
export const STATEMENT_LINES = [
  'sold',
  'provider_fees',
  'platform_fees',
  'refunds',
  'disputes',
  'corrections',
  'payouts',
  'transfer_fees',
] as const;
type StatementLine = (typeof STATEMENT_LINES)[number];

/** The line of each kind of posting; null for those that don't touch the balance. */
const LINE_OF: Record<LedgerKind, StatementLine | null> = {
  PAYMENT: 'sold',
  PROVIDER_FEE: 'provider_fees',
  FEE_CORRECTION: 'provider_fees',
  FEE_TAKEN_OVER: 'provider_fees',
  PLATFORM_FEE: 'platform_fees',
  PLATFORM_FEE_BACK: 'platform_fees',
  REFUND: 'refunds',
  REFUND_SENT: null,
  DISPUTE_HOLD: 'disputes',
  DISPUTE_RELEASE: 'disputes',
  CORRECTION: 'corrections',
  PAYOUT: 'payouts',
  PAYOUT_PAID: null,
  PAYOUT_BACK: 'payouts',
  TRANSFER_FEE: 'transfer_fees',
  TRANSFER_FEE_BACK: 'transfer_fees',
};

/** Each kind of posting, as statements call it. */
export const WORDS_OF: Record<LedgerKind, string> = {
  PAYMENT: 'Tickets sold',
  PROVIDER_FEE: 'Payment provider’s fee',
  FEE_CORRECTION: 'Payment provider’s fee corrected',
  FEE_TAKEN_OVER: 'Payment provider’s fee taken over by the platform',
  PLATFORM_FEE: 'Platform’s fee',
  PLATFORM_FEE_BACK: 'Platform’s fee given back',
  REFUND: 'Refund',
  REFUND_SENT: 'Refund sent',
  DISPUTE_HOLD: 'Held for a dispute',
  DISPUTE_RELEASE: 'Dispute over',
  CORRECTION: 'Correction',
  PAYOUT: 'Payout',
  PAYOUT_PAID: 'Payout arrived',
  PAYOUT_BACK: 'Payout came back',
  TRANSFER_FEE: 'Transfer fee',
  TRANSFER_FEE_BACK: 'Transfer fee given back',
};

/** A month's movements of the balance for one event, or for none. Kobo; negative amounts were taken. */
export interface EventStatement extends Record<StatementLine, number> {
  event_id: number | null;
  title: string | null;
  opening: number;
  closing: number;
}

/** A sum of postings of one kind, of one event; `is_before`: before the month. */
export interface SummedPostings {
  event_id: number | null;
  title: string | null;
  kind: LedgerKind;
  is_before: boolean;
  kobo: number;
}

const nothing = () =>
  Object.fromEntries(STATEMENT_LINES.map((line) => [line, 0])) as Record<StatementLine, number>;

/**
 * Adds up each event's statement. Events that opened at zero and had no movements are left out.
 *
 * @throws Error for a posting without a line: the sums would no longer match the ledger.
 */
export function eventStatements(sums: SummedPostings[]): EventStatement[] {
  const events = new Map<number | null, EventStatement>();
  for (const { event_id, title, kind, is_before: isBefore, kobo } of sums) {
    const event = events.get(event_id) ?? { event_id, title, opening: 0, closing: 0, ...nothing() };
    events.set(event_id, event);
    const line = LINE_OF[kind];
    if (line === null) throw new Error(`A statement has no line for ${kind}`);
    if (isBefore) event.opening += kobo;
    else event[line] += kobo;
    event.closing += kobo;
  }
  return [...events.values()].filter(
    (event) => event.opening !== 0 || STATEMENT_LINES.some((line) => event[line] !== 0),
  );
}

/** The sum of events' statements. */
export function addUpStatements(
  events: EventStatement[],
): Omit<EventStatement, 'event_id' | 'title'> {
  const sum = { opening: 0, closing: 0, ...nothing() };
  for (const event of events) {
    sum.opening += event.opening;
    sum.closing += event.closing;
    for (const line of STATEMENT_LINES) sum[line] += event[line];
  }
  return sum;
}
