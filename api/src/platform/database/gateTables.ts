import type { Generated } from 'kysely';

interface GateLinksTable {
  id: Generated<number>;
  event_id: number;
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
  gate_links: GateLinksTable;
  gate_devices: GateDevicesTable;
}
