import type { Generated } from 'kysely';

/**
 * Troubles that administrators are told about, the most urgent first. A kind of mail is one trouble, however many mails
 * fail.
 */
export const ALERT_KINDS = [
  'late_mail',
  'open_dispute',
  'reported_event',
  'stuck_refund',
  'payment_case',
  'payout_approval',
  'dead_job',
  'late_task',
  'late_reconciliation',
  'failed_mail',
  'unconfirmed_mail',
  'ended_canary',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A trouble that was noticed and isn't over. */
export interface RaisedAlertsTable {
  id: Generated<number>;
  kind: AlertKind;
  /** The id of the row in trouble, or the name of a task; empty for a kind that is one trouble as a whole. */
  subject: string;
  /** More about the subject, such as the task of a job; may be empty. */
  detail: string;
  raised_at: Date;
  /** Null while there is no administrator to tell. */
  mailed_at: Date | null;
}
