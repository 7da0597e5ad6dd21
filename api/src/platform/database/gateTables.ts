import type { Generated } from 'kysely';
import type { DoorPayment, TicketType } from '../limits';

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

/** An event has no row while it keeps the defaults. */
interface DoorRulesTable {
  event_id: number;
  early_minutes: number;
  has_reentry: boolean;
  alarm_at: number | null;
  /** Whether members who scan may sell, too. */
  staff_sells: Generated<boolean>;
  /** Whether the scanner shows the holder’s photo. */
  checks_photos: Generated<boolean>;
}

/** An order that was paid at the door, if at all: the order itself is free, since its money never reaches us. */
interface DoorSalesTable {
  order_id: number;
  event_id: number;
  method: DoorPayment;
  /** Money taken at the door. */
  taken_kobo: number;
  sold_by: number;
  gate_id: number | null;
  sold_at: Date;
  voided_at: Date | null;
  voided_by: number | null;
  void_reason: string | null;
}

interface GateLinksTable {
  id: Generated<number>;
  event_id: number;
  gate_id: number;
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
  /** When it was last heard of, to within half a minute; null if it only started. */
  seen_at: Generated<Date | null>;
  /** When the link was moved to another device. */
  ended_at: Date | null;
}

export interface GateTables {
  gates: GatesTable;
  door_rules: DoorRulesTable;
  door_sales: DoorSalesTable;
  gate_links: GateLinksTable;
  gate_devices: GateDevicesTable;
}
