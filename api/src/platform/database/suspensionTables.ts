import type { Generated } from 'kysely';

interface SuspensionsTable {
  id: Generated<number>;
  /** Either the account or the event. */
  account_id: number | null;
  event_id: number | null;
  reason: string;
  suspended_by: number;
  suspended_at: Date;
  /** These three together, once it was lifted. */
  lift_reason: string | null;
  lifted_by: number | null;
  lifted_at: Date | null;
}

export interface SuspensionTables {
  suspensions: SuspensionsTable;
}
