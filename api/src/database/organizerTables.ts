import type { ColumnType, Generated } from 'kysely';
import type { DoorOutcome } from '../limits';

type Stamp = ColumnType<Date, Date | undefined, Date>;

export interface SavedEventsTable {
  user_id: number;
  event_id: number;
  created_at: Stamp;
}

export interface AnnouncementsTable {
  id: Generated<number>;
  event_id: number;
  author_id: number;
  subject: string;
  message: string;
  /** To how many people it was mailed. */
  mailed: number;
  created_at: Stamp;
}

export interface AnnouncementReadsTable {
  announcement_id: number;
  user_id: number;
  read_at: Date;
}

export interface DoorScansTable {
  event_id: number;
  /** Made by the device, so that a scan sent twice is one. */
  id: string;
  device_id: string;
  /** Who held the device. */
  user_id: number;
  /** Null when no ticket has the number. */
  ticket_id: number | null;
  /** As it was scanned; a ticket that is transferred later has another one. */
  ticket_number: string;
  outcome: DoorOutcome;
  /** The door opened by its saved list, before anybody asked us. */
  let_in: boolean;
  undone: boolean;
  scanned_at: Date;
  received_at: Date;
}
