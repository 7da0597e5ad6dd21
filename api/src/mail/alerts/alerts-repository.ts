import { sql, type Selectable } from 'kysely';
import type { RaisedAlertsTable } from '../../platform/alerts/raisedAlerts';
import { REFUND_IS_STUCK } from '../../platform/database/paymentStates';
import type { Queryable } from '../../platform/database/schema';
import { IS_DEAD } from '../../platform/jobs/jobs-repository';
import { IS_LATE } from '../../platform/jobs/timed-tasks-repository';
import { FAILED_LATELY, WAITS_TOO_LONG } from '../mail-repository';

type RaisedAlert = Selectable<RaisedAlertsTable>;

/** The rows that metrics count. A kind of mail counts once, since a mail server that is down would fail thousands. */
const TROUBLES = sql`
  SELECT 'stuck_refund' AS kind, id::text AS subject, '' AS detail
  FROM refunds WHERE ${REFUND_IS_STUCK}
  UNION ALL SELECT 'open_dispute', id::text, provider_id::text FROM disputes WHERE status = 'OPEN'
  UNION ALL SELECT 'payout_approval', id::text, reference FROM payouts WHERE state = 'APPROVAL'
  UNION ALL SELECT 'payment_case', id::text, kind FROM payment_cases WHERE closed_at IS NULL
  UNION ALL SELECT 'reported_event', id::text, '' FROM report_cases WHERE handled_at IS NULL
  UNION ALL SELECT 'dead_job', id::text, key FROM graphile_worker.jobs WHERE ${IS_DEAD}
  UNION ALL SELECT 'failed_mail', '', ''
  WHERE EXISTS (SELECT FROM mails WHERE status = 'FAILED' AND ${FAILED_LATELY})
  UNION ALL SELECT 'unconfirmed_mail', '', ''
  WHERE EXISTS (SELECT FROM mails WHERE status = 'UNCONFIRMED' AND ${FAILED_LATELY})
  UNION ALL SELECT 'late_mail', '', ''
  WHERE EXISTS (SELECT FROM mails WHERE status <> 'SENT' AND ${WAITS_TOO_LONG})
  UNION ALL SELECT 'late_reconciliation', '', ''
  FROM reconciliations HAVING coalesce(max(done_at), min(begun_at)) < now() - interval '2 days'
  UNION ALL SELECT 'late_task', task, '' FROM timed_tasks WHERE ${IS_LATE}
  UNION ALL SELECT 'ended_canary', remote || '@' || version, detail
  FROM ended_canaries WHERE asked_at > now() - interval '10 minutes'`;

/** Forgets troubles that are over, so that they are raised again if they come back. */
export async function forgetOver(db: Queryable): Promise<void> {
  await sql`
    WITH troubles AS MATERIALIZED (${TROUBLES})
    DELETE FROM raised_alerts AS raised
    WHERE NOT EXISTS (
      SELECT FROM troubles
      WHERE troubles.kind = raised.kind AND troubles.subject = raised.subject)`.execute(db);
}

/**
 * Raises an alert for each trouble without one. The table's key makes processes that do so at once wait for each other, and
 * only the first one gets the alert.
 */
export async function raiseNew(db: Queryable, now: Date): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    INSERT INTO raised_alerts (kind, subject, detail, raised_at)
    SELECT kind, subject, detail, ${now}::timestamptz FROM (${TROUBLES}) AS troubles
    ORDER BY kind, subject
    ON CONFLICT (kind, subject) DO NOTHING
    RETURNING *`.execute(db);
  return rows;
}

/** Takes the alerts that no administrator has been told about. */
export function takeUnmailed(db: Queryable, now: Date): Promise<RaisedAlert[]> {
  return db
    .updateTable('raised_alerts')
    .set({ mailed_at: now })
    .where('mailed_at', 'is', null)
    .returningAll()
    .execute();
}
