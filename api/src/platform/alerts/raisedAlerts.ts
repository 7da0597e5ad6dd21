import type { Generated } from 'kysely';

/** Troubles that administrators are told about. A kind of mail is one trouble, however many mails fail. */
export type AlertKind =
  | 'stuck_refund'
  | 'open_dispute'
  | 'payout_approval'
  | 'payment_case'
  | 'dead_job'
  | 'failed_mail'
  | 'unconfirmed_mail'
  | 'late_mail'
  | 'late_reconciliation'
  | 'late_task'
  | 'ended_canary'
  | 'reported_event';

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
