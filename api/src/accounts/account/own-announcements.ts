import type { Queryable } from '../../platform/database/schema';

/** The announcements that a user has received and sent, newest first. */
export interface OwnAnnouncements {
  received: {
    event_id: number;
    event_title: string;
    subject: string;
    message: string;
    created_at: Date;
    read_at: Date | null;
  }[];
  sent: {
    event_id: number;
    title: string;
    subject: string;
    message: string;
    mailed: number;
    created_at: Date;
  }[];
}

/** Reads them in the export's transaction. The room that keeps announcements stands above this one and provides it. */
export type ReadOwnAnnouncements = (db: Queryable, userId: number) => Promise<OwnAnnouncements>;
