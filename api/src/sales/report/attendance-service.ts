import type { Kysely } from 'kysely';
import { decidedCapacity, managedEvent, readRange } from '../../events';
import { listComings, type Coming } from '../../platform/comings-repository';
import type { Database } from '../../platform/database/schema';
import { inChunks, inSnapshot } from '../../platform/database/snapshot';
import { jsonArray } from '../../platform/http/streaming';
import type { Actor } from '../../platform/security/tokens';
import { nameOnTicket, reachableAddress } from '../tickets/ticket-people';
import { countTickets, listAttendees, type AttendeeRow } from './attendance-repository';
import type { Attendee, EventStatistics } from './attendance-schemas';
import { typeFigures } from './figures-repository';
import { areDays, daysOf, type RangeQuery } from './range-schemas';

/** An event's ticket holders and sales figures. */
export class AttendanceService {
  constructor(private readonly db: Kysely<Database>) {}

  /**
   * Sales figures, optionally for a time range; `occupancy_rate` is a fraction from 0 to 1. Spec section 3 "Event
   * statistics".
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does; InvalidFieldsError for an invalid range.
   */
  async statistics(actor: Actor, id: number, query: RangeQuery): Promise<EventStatistics> {
    const event = await managedEvent(this.db, actor, id, 'figures');
    const range = readRange(query, event.timezone);
    const types = areDays(query)
      ? await typeFigures(this.db, { eventId: id, isLocal: true, ...daysOf(query) })
      : await countTickets(this.db, id, range);
    const capacity = decidedCapacity(event);
    const sold = types.reduce((sum, type) => sum + type.sold, 0);
    return {
      total_tickets: capacity,
      sold_tickets: sold,
      checked_in: types.reduce((sum, type) => sum + type.checked_in, 0),
      available_capacity: capacity - event.taken,
      occupancy_rate: capacity && sold / capacity,
      ticket_types: types.map(({ kind, sold: count }) => ({ ticket_type: kind, count })),
    };
  }

  /**
   * The holders of valid tickets, one entry per ticket, sorted by name: JSON in pieces.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async *attendees(actor: Actor, id: number): AsyncGenerator<string> {
    await managedEvent(this.db, actor, id, 'guests');
    yield* inSnapshot(this.db, async function* (trx) {
      const comings = await listComings(trx, id);
      const readAfter = (after: AttendeeRow | undefined, limit: number) =>
        listAttendees(trx, id, after, limit);
      yield* jsonArray(inChunks(readAfter, (row) => presentAttendee(row, comings.get(row.id))));
    });
  }
}

function presentAttendee(row: AttendeeRow, coming: Coming | undefined): Attendee {
  const left = row.checked_in_at && coming?.is_out ? coming.left_at : null;
  return {
    user_id: row.user_id,
    name: nameOnTicket(row),
    email: reachableAddress(row.holder_email ?? row.email),
    phone: row.phone,
    ticket_number: row.ticket_number,
    ticket_type: row.kind,
    on_hold: row.suspended_at !== null,
    checked_in: row.checked_in_at !== null,
    checked_in_time: row.checked_in_at?.toISOString() ?? null,
    checked_in_gate: row.checked_in_gate,
    ...(left && { left_time: left.toISOString() }),
  };
}
