import type { ColumnType, Generated } from 'kysely';

type MailStatus = 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCONFIRMED';

export interface MailsTable {
  id: Generated<number>;
  template: string;
  recipient: string;
  /** The template's data at the time the mail was queued. */
  data: ColumnType<unknown, string, never>;
  status: ColumnType<MailStatus, 'QUEUED' | undefined, MailStatus>;
  attempts: Generated<number>;
  /** Counts leases: a worker with an older lease may neither send nor change it. */
  leases: Generated<number>;
  /** When its text was handed to the mail server; from then on it may have arrived. */
  handed_over_at: Date | null;
  /** Used in the Message-ID of every try. */
  message_key: Generated<string>;
  /** Defaults to now. */
  next_attempt_at: ColumnType<Date, Date | undefined, Date>;
  last_error: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  sent_at: Date | null;
  announcement_id: number | null;
}
