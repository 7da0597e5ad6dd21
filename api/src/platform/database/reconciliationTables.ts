import type { ColumnType, Generated } from 'kysely';

/** A comparison of the provider's lists with the books. */
interface ReconciliationsTable {
  id: Generated<number>;
  begun_at: Date;
  /** Nobody else works on it before. */
  leased_until: Date;
  parts_done: ColumnType<string[], string[] | undefined, string[]>;
  /** Why its last try ended too early. */
  last_error: string | null;
  /** What the provider's balance had beyond the books; null until it was compared. */
  surplus_kobo: number | null;
  done_at: Date | null;
}

/** What the provider has paid to the platform's bank account. */
interface ProviderSettlementsTable {
  /** The provider's. */
  id: number;
  status: string;
  total_kobo: number;
  settled_at: Date;
}

export interface ReconciliationTables {
  reconciliations: ReconciliationsTable;
  provider_settlements: ProviderSettlementsTable;
}
