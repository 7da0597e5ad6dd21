import type { ColumnType, Generated } from 'kysely';

/** A comparison of the provider's lists with the books. */
interface ReconciliationsTable {
  id: Generated<number>;
  begun_at: Date;
  /** No other process works on it before this. */
  leased_until: Date;
  parts_done: ColumnType<string[], string[] | undefined, string[]>;
  /** Why its last try ended early. */
  last_error: string | null;
  /** The provider's balance in excess of the books; null until compared. */
  surplus_kobo: number | null;
  done_at: Date | null;
}

/** Payments by the provider to the platform's bank account. */
interface ProviderSettlementsTable {
  /** The provider's id. */
  id: number;
  status: string;
  total_kobo: number;
  settled_at: Date;
}

export interface ReconciliationTables {
  reconciliations: ReconciliationsTable;
  provider_settlements: ProviderSettlementsTable;
}
