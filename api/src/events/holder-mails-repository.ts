import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../platform/database/schema';
import type { TicketStatus } from '../platform/limits';
import type { LinkedTickets } from '../platform/outbox/linked-tickets';
import type { MailContent } from '../platform/outbox/mail-content';
import { addMailJobs } from '../platform/outbox/outbox-repository';

type HolderTemplate = 'event_changed' | 'event_cancelled' | 'event_suspended' | 'announcement';

/** The content of a mail to ticket holders; each holder's name comes from their ticket. */
type HolderMail = {
  [T in HolderTemplate]: {
    template: T;
    data: Omit<
      Extract<MailContent, { template: T }>['data'],
      | 'firstName'
      | keyof LinkedTickets
      | 'heldUntil'
      | 'hasPaid'
      | 'refundUntil'
      | 'hasPaidAtDoor'
      | 'isGuestOfDoor'
    >;
    /** Until when owners of paid tickets can cancel for a full refund, whoever paid. */
    refundUntil?: Date | null;
    announcementId?: number;
  };
}[HolderTemplate];

/**
 * One row (email, first name, links and numbers of tickets, when their unpaid seats are freed, whether they can cancel paid
 * tickets, whether they paid for some of them, whether they paid at the door, whether all their tickets are from there) per
 * person with tickets for an event: owners and named holders, and for a cancelled event also payers. People who may have no
 * account get their tickets' links. An order of the door is its seller's, who paid nothing.
 */
const holders = (eventId: number, statuses: TicketStatus[], withPayers = false) => sql`
  SELECT DISTINCT ON (lower(email)) email, name,
    CASE rank WHEN 2 THEN jsonb_agg(encode(link, 'hex')) FILTER (WHERE link IS NOT NULL) OVER of_person END AS links,
    jsonb_agg(ticket_number) FILTER (WHERE link IS NOT NULL) OVER of_person AS numbers,
    min(held_until) OVER of_person AS held_until,
    bool_or(is_refundable) OVER of_person AS can_cancel,
    bool_or(is_refundable AND is_payer) OVER of_person AS has_paid,
    coalesce(bool_or(taken_kobo > 0) OVER of_person, false) AS paid_at_door,
    bool_and(taken_kobo IS NOT NULL) OVER of_person AS is_all_from_door
  FROM (
    SELECT u.email, u.first_name AS name, NULL::bytea AS link, t.id, t.ticket_number, 1 AS rank,
      CASE o.status WHEN 'HELD' THEN o.expires_at END AS held_until,
      t.status = 'VALID' AND o.total_kobo > 0 AS is_refundable, o.user_id = u.id AS is_payer, s.taken_kobo
    FROM tickets t JOIN orders o ON o.id = t.order_id JOIN users u ON u.id = t.user_id
      LEFT JOIN door_sales s ON s.order_id = o.id
    WHERE t.event_id = ${eventId} AND t.status = ANY(${statuses}) AND u.erased_at IS NULL
    UNION ALL
    SELECT t.holder_email, coalesce(t.holder_name, ''), l.link, t.id, t.ticket_number, 2, NULL,
      t.user_id IS NULL AND t.status = 'VALID' AND o.total_kobo > 0, false, s.taken_kobo
    FROM tickets t JOIN orders o ON o.id = t.order_id
      LEFT JOIN ticket_links l ON l.ticket_id = t.id AND l.ended_at IS NULL
      LEFT JOIN door_sales s ON s.order_id = t.order_id
    WHERE t.event_id = ${eventId} AND t.status = ANY(${statuses}) AND t.holder_email IS NOT NULL
    UNION ALL
    SELECT u.email, u.first_name, NULL, t.id, t.ticket_number, 3, NULL, false, true, NULL
    FROM tickets t JOIN orders o ON o.id = t.order_id JOIN users u ON u.id = o.user_id
    WHERE ${withPayers} AND t.event_id = ${eventId} AND t.status = ANY(${statuses})
      AND u.erased_at IS NULL AND NOT EXISTS (SELECT FROM door_sales s WHERE s.order_id = o.id)
  ) everyone
  WINDOW of_person AS (
    PARTITION BY lower(email) ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
  ORDER BY lower(email), rank`;

const isoText = sql`to_char(held_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The number of people `queueHolderMails` would mail. */
export async function countHolders(
  db: Queryable,
  eventId: number,
  statuses: TicketStatus[],
): Promise<number> {
  // Of what `holders` tells about each person, only the address counts, and no sort is needed for it. The owners are an array,
  // since PostgreSQL would read all accounts to join a few thousand.
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT lower(email) FROM users WHERE erased_at IS NULL AND id = ANY(ARRAY(
        SELECT DISTINCT user_id FROM tickets WHERE event_id = ${eventId} AND status = ANY(${statuses})))
      UNION
      SELECT lower(holder_email) FROM tickets
      WHERE event_id = ${eventId} AND status = ANY(${statuses}) AND holder_email IS NOT NULL
    ) once_each`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Queues one mail to each person found by `holders`, in one statement, since there may be ten thousand.
 *
 * @returns the number of mails.
 */
export async function queueHolderMails(
  trx: Transaction<Database>,
  eventId: number,
  mail: HolderMail,
  statuses: TicketStatus[] = ['PENDING', 'VALID'],
): Promise<number> {
  const refundUntil = mail.refundUntil?.toISOString() ?? null;
  const isCancelled = mail.template === 'event_cancelled';
  const { rows } = await sql<{ id: number; template: string }>`
    INSERT INTO mails (template, recipient, announcement_id, data)
    SELECT ${mail.template}, email, ${mail.announcementId ?? null}::integer,
      ${JSON.stringify(mail.data)}::jsonb || jsonb_build_object('firstName', name)
        || CASE WHEN links IS NULL THEN '{}'
           ELSE jsonb_build_object('ticketLinks', links, 'ticketNumbers', numbers) END
        || CASE WHEN held_until IS NULL OR ${mail.template} NOT IN ('event_changed', 'event_suspended') THEN '{}'
           ELSE jsonb_build_object('heldUntil', ${isoText}) END
        || CASE WHEN can_cancel AND ${refundUntil}::text IS NOT NULL
           THEN jsonb_build_object('refundUntil', ${refundUntil}::text) ELSE '{}' END
        || CASE WHEN has_paid AND ${mail.template} = 'event_suspended' THEN '{"hasPaid": true}' ELSE '{}' END::jsonb
        || CASE WHEN paid_at_door AND ${isCancelled} THEN '{"hasPaidAtDoor": true}' ELSE '{}' END::jsonb
        || CASE WHEN is_all_from_door AND ${isCancelled} THEN '{"isGuestOfDoor": true}' ELSE '{}' END::jsonb
    FROM (${holders(eventId, statuses, isCancelled)}) once_each
    RETURNING id, template`.execute(trx);
  await addMailJobs(trx, rows);
  return rows.length;
}
