import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { EVENT_TIMES } from '../platform/eventTimes';

/** Mails that every account may cause on its first day, and how many each day of its age adds, for a hundred days. */
const BASE = 100;
const PER_DAY = 10;
/** Added by each order that is free or paid for, and by each paid ticket: enough to write to everybody three times a day. */
const PER_SALE = 3;

/**
 * Adds mails to an account's day; locks its row until the transaction ends, so that simultaneous requests add up.
 *
 * @returns the day's mails including these, how many are allowed, and the seconds until the next day begins in Lagos.
 */
export async function addReach(
  trx: Transaction<Database>,
  { userId, mails, now }: { userId: number; mails: number; now: Date },
): Promise<{ total: number; allowed: number; secondsLeft: number }> {
  const local = sql<Date>`(${now}::timestamptz AT TIME ZONE 'Africa/Lagos')`;
  await sql`DELETE FROM mail_reach WHERE user_id = ${userId} AND day < ${local}::date`.execute(trx);
  const { rows } = await sql<{ total: number; allowed: number; secondsLeft: number }>`
    WITH added AS (
      INSERT INTO mail_reach (user_id, day, mails) VALUES (${userId}, ${local}::date, ${mails})
      ON CONFLICT (user_id, day) DO UPDATE SET mails = mail_reach.mails + excluded.mails
      RETURNING mails
    )
    SELECT added.mails AS total,
      ceil(extract(epoch FROM ${local}::date + 1 - ${local}))::integer AS "secondsLeft",
      ${BASE}
        + ${PER_DAY} * least(100, extract(day FROM ${now}::timestamptz - users.created_at))::integer
        + ${PER_SALE} * (SELECT coalesce(sum(f.orders), 0) FROM order_figures f
            JOIN events e ON e.id = f.event_id
            WHERE e.organizer_id = ${userId} AND f.status = 'PAID')::integer
        + ${PER_SALE} * (SELECT coalesce(sum(f.valid), 0) FROM sales_figures f
            JOIN events e ON e.id = f.event_id
            JOIN ticket_types t ON t.id = f.ticket_type_id
            WHERE e.organizer_id = ${userId} AND t.price_kobo > 0)::integer AS allowed
    FROM added, users WHERE users.id = ${userId}`.execute(trx);
  return rows[0] ?? { total: mails, allowed: 0, secondsLeft: 0 };
}

/** How often an event's times or place were changed since a moment. */
export async function countMoves(
  trx: Transaction<Database>,
  { eventId, since }: { eventId: number; since: Date },
): Promise<number> {
  const { rows } = await sql<{ moves: number }>`
    SELECT count(*) AS moves FROM record
    WHERE event_id = ${eventId} AND action = 'event_changed' AND at > ${since}
      AND changes::jsonb ?| ${[...EVENT_TIMES, 'timezone', 'location']}::text[]`.execute(trx);
  return rows[0]?.moves ?? 0;
}
