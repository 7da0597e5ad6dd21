import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';
import type { TicketStatus } from '../../limits';
import type { MailContent } from '../mail/mail-templates';

type HolderTemplate = 'event_changed' | 'event_cancelled' | 'announcement';

/** What a mail to holders says; how each is addressed comes from their ticket. */
export type HolderMail = {
  [T in HolderTemplate]: {
    template: T;
    data: Omit<Extract<MailContent, { template: T }>['data'], 'firstName'>;
  };
}[HolderTemplate];

/** One row of email and first name for each person who holds tickets of an event: buyers, and whom they named. */
const holders = (eventId: number, statuses: TicketStatus[]) => sql`
  SELECT DISTINCT ON (lower(email)) email, name FROM (
    SELECT u.email, u.first_name AS name, 1 AS rank
    FROM tickets t JOIN users u ON u.id = t.user_id
    WHERE t.event_id = ${eventId} AND t.status = ANY(${statuses}) AND u.erased_at IS NULL
    UNION ALL
    SELECT t.holder_email, coalesce(t.holder_name, ''), 2
    FROM tickets t
    WHERE t.event_id = ${eventId} AND t.status = ANY(${statuses}) AND t.holder_email IS NOT NULL
  ) everyone
  ORDER BY lower(email), rank`;

/** How many people `queueHolderMails` would tell. */
export async function countHolders(
  db: Queryable,
  eventId: number,
  statuses: TicketStatus[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (${holders(eventId, statuses)}) once_each`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Queues one mail to each person who holds tickets of an event: buyers, and whom they named. One statement, since it
 * may be ten thousand of them.
 *
 * @returns how many are told.
 */
export async function queueHolderMails(
  trx: Transaction<Database>,
  eventId: number,
  mail: HolderMail,
  statuses: TicketStatus[] = ['PENDING', 'VALID'],
): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO mails (template, recipient, data)
    SELECT ${mail.template}, email,
      ${JSON.stringify(mail.data)}::jsonb || jsonb_build_object('firstName', name)
    FROM (${holders(eventId, statuses)}) once_each`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
