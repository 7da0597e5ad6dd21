import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../platform/database/schema';
import type { DateRange } from '../../events';
import { isPhoneOfGuest } from '../orders/guest-phone-repository';

/** Valid tickets sold per type in a time range, and how many of them are checked in. */
export function countTickets(db: Queryable, eventId: number, { from, before }: DateRange) {
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .select(({ fn }) => [
      'ticket_types.kind',
      fn.countAll<number>().as('sold'),
      fn.count<number>('tickets.checked_in_at').as('checked_in'),
    ])
    .where('tickets.event_id', '=', eventId)
    .where('tickets.status', '=', 'VALID')
    .$if(from !== undefined, (query) => query.where('orders.paid_at', '>=', from ?? null))
    .$if(before !== undefined, (query) => query.where('orders.paid_at', '<', before ?? null))
    .groupBy(['ticket_types.id', 'ticket_types.kind'])
    .orderBy('ticket_types.id')
    .execute();
}

/** The gate and helper whose link checked a ticket in; null if there was none, or its scan was deleted. */
const checkedInGate = sql<string | null>`CASE
  WHEN tickets.checked_in_at IS NOT NULL AND tickets.checked_in_by IS NULL THEN (
    SELECT gates.name || ' · ' || gate_links.helper
    FROM door_scans JOIN gate_links ON gate_links.id = door_scans.gate_link_id
      JOIN gates ON gates.id = gate_links.gate_id
    WHERE door_scans.ticket_id = tickets.id AND door_scans.outcome = 'admitted'
      AND door_scans.scanned_at = tickets.checked_in_at
    LIMIT 1) END`;

/** Holders of an event's valid tickets by name, at most `limit`, from the start or after one of them. */
export function listAttendees(
  db: Queryable,
  eventId: number,
  after: { sort_name: string; id: number } | undefined,
  limit: number,
) {
  return db
    .selectFrom('attendee_names')
    .innerJoin('tickets', 'tickets.id', 'attendee_names.ticket_id')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .innerJoin('ticket_types', 'ticket_types.id', 'tickets.ticket_type_id')
    .leftJoin('users', 'users.id', 'tickets.user_id')
    .select([
      'attendee_names.name as sort_name',
      'tickets.id',
      'tickets.user_id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'tickets.holder_name',
      'tickets.holder_email',
      'tickets.ticket_number',
      'ticket_types.kind',
      'tickets.checked_in_at',
      'orders.suspended_at',
      checkedInGate.as('checked_in_gate'),
      // The buyer's, so tickets in other names or accounts have none.
      sql<string | null>`CASE WHEN tickets.user_id = orders.user_id
          AND lower(coalesce(tickets.holder_email, users.email)) = lower(users.email)
        OR ${isPhoneOfGuest}
        THEN orders.phone END`.as('phone'),
    ])
    .where('attendee_names.event_id', '=', eventId)
    .where('tickets.status', '=', 'VALID')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(attendee_names.name, attendee_names.ticket_id) > (${after?.sort_name}, ${after?.id})`,
      ),
    )
    .orderBy('attendee_names.name')
    .orderBy('attendee_names.ticket_id')
    .limit(limit)
    .execute();
}

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];
