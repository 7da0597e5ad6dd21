import type { ColumnType, Generated } from 'kysely';

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
