import type { Generated } from 'kysely';
import type { TicketType } from '../limits';

interface GatesTable {
  id: Generated<number>;
  event_id: number;
  name: string;
  /** The types that go in here; null for all. */
  ticket_types: TicketType[] | null;
  /** Whether people are scanned as they leave, too. */
  has_exit: Generated<boolean>;
  /** A removed gate keeps its name in the record of scans. */
  removed_at: Date | null;
}

/** Missing while an event keeps the default ones. */
interface DoorRulesTable {
  event_id: number;
  early_minutes: number;
  has_reentry: boolean;
  alarm_at: number | null;
}

interface GateLinksTable {
  id: Generated<number>;
  event_id: number;
  gate_id: number | null;
  /** The gate’s name when the link was made, for processes of the previous version. */
  gate: string;
  /** Whom the link is for, as the organizer calls them. */
  helper: string;
  /** The link's hours, in seconds from the event's start: they move with the event. */
  opens_after: number;
  ends_after: number;
  token_hash: Buffer;
  made_by: number;
  created_at: Date;
  revoked_at: Date | null;
}

interface GateDevicesTable {
  link_id: number;
  secret_hash: Buffer;
  started_at: Date;
  /** When the link was moved to another device. */
  ended_at: Date | null;
}

export interface GateTables {
  gates: GatesTable;
  door_rules: DoorRulesTable;
  gate_links: GateLinksTable;
  gate_devices: GateDevicesTable;
}
