import type { Generated } from 'kysely';

/** Where money can be. An account's balance is all that entries gave to it less all they took from it. */
export const LEDGER_ACCOUNTS = [
  'PROVIDER',
  'PROVIDER_FEES',
  'PLATFORM',
  'PLATFORM_FEES',
  'PAYERS',
  'ORGANIZER',
  'DISPUTES',
  'ON_ITS_WAY',
  'PAID_OUT',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Why money moved. Decision 0065 lists the accounts that each kind takes from and gives to. */
export const LEDGER_KINDS = [
  'PAYMENT',
  'PROVIDER_FEE',
  'FEE_CORRECTION',
  'PLATFORM_FEE',
  'REFUND',
  'PLATFORM_FEE_BACK',
  'FEE_TAKEN_OVER',
  'REFUND_SENT',
  'DISPUTE_HOLD',
  'DISPUTE_RELEASE',
  'CORRECTION',
  'PAYOUT',
  'TRANSFER_FEE',
  'PAYOUT_PAID',
  'PAYOUT_BACK',
  'TRANSFER_FEE_BACK',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The books: an entry takes from one account and gives to another. Only ever added to. */
interface LedgerEntriesTable {
  id: Generated<number>;
  kind: LedgerKind;
  /** The row that caused it: a payment, a refund, a dispute or a correction, by its kind. */
  subject_id: number;
  /** Tells apart several entries of one cause. */
  turn: Generated<number>;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount_kobo: number;
  organizer_id: number;
  /** Null if no event is concerned. */
  event_id: number | null;
  ticket_type_id: number | null;
  payment_id: number | null;
  /** In the event's time zone. */
  day: string;
  posted_at: Date;
  note: string | null;
  /** The administrator who corrected. */
  actor_id: number | null;
}

/** A roll-up of the ledger, as those in `figureTables.ts`; 0 stands for no event and no type. */
interface MoneyFiguresTable {
  organizer_id: number;
  event_id: number;
  ticket_type_id: number;
  day: string;
  account: LedgerAccount;
  kind: LedgerKind;
  kobo: number;
  is_folded: Generated<boolean>;
}

/** Of the folded `money_figures`, over all types and days. */
type MoneyTotalsTable = Omit<MoneyFiguresTable, 'ticket_type_id' | 'day' | 'is_folded'>;

/** The amount owed to each organizer as of the last fold: available, pending, on its way and disputed. */
interface MoneyOwedTable {
  organizer_id: number;
  owed_kobo: number;
}

export interface MoneyTables {
  ledger_entries: LedgerEntriesTable;
  money_figures: MoneyFiguresTable;
  money_totals: MoneyTotalsTable;
  money_owed: MoneyOwedTable;
}
