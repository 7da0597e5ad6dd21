import type { ColumnType, Generated } from 'kysely';

export const RECORD_ACTORS = ['ACCOUNT', 'ADMINISTRATOR', 'TICKET_LINK', 'SYSTEM'] as const;
export type RecordActorKind = (typeof RECORD_ACTORS)[number];

/** Append-only: the database refuses everything else until `kept_until`. */
interface RecordTable {
  id: Generated<number>;
  at: Date;
  kept_until: Date;
  actor_kind: RecordActorKind;
  /** An account's id, or a ticket's for whoever has its link; null for the system. */
  actor_id: number | null;
  action: string;
  team_id: number | null;
  event_id: number | null;
  /** Whose account it happened to. */
  account_id: number | null;
  order_id: number | null;
  ticket_id: number | null;
  payout_id: number | null;
  invitation_id: number | null;
  /** As `Changes`. */
  changes: ColumnType<unknown, string, never>;
  request_id: string | null;
}

export interface RecordTables {
  record: RecordTable;
}
