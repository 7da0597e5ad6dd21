import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../platform/database/schema';
import type { TicketType } from '../platform/limits';
import { ticketTypeValues } from './events-repository';
import type { TypeDraft } from './ticket-type-rules';

type Trx = Transaction<Database>;

/** Locks an event against orders and other changes until the transaction ends. */
export async function lockEvent(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('events').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function updateEvent(
  trx: Trx,
  id: number,
  changes: Updateable<Database['events']>,
): Promise<void> {
  await trx.updateTable('events').set(changes).where('id', '=', id).execute();
}

/** Deletes a locked event with what belongs to it, unless it was ever booked; false if it was. */
export async function deleteUnbooked(trx: Trx, id: number): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('events')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').where('orders.event_id', '=', id))),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Ends a locked event's holds at its start at the latest. They aren't lengthened again if it moves back. */
export async function endHoldsByStart(trx: Trx, eventId: number, start: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ expires_at: start })
    .where('event_id', '=', eventId)
    .where('status', '=', 'HELD')
    .where('expires_at', '>', start)
    .execute();
}

/** Ticket types that were ever ordered, which can't be deleted. */
export async function orderedKinds(trx: Trx, eventId: number): Promise<TicketType[]> {
  const rows = await trx
    .selectFrom('ticket_types')
    .select('kind')
    .where('event_id', '=', eventId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.ticket_type_id', '=', 'ticket_types.id'),
      ),
    )
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Replaces an event's ticket types. */
export async function replaceTicketTypes(
  trx: Trx,
  eventId: number,
  types: TypeDraft[],
): Promise<void> {
  const kinds = types.map(({ kind }) => kind);
  await trx
    .deleteFrom('ticket_types')
    .where('event_id', '=', eventId)
    .$if(kinds.length > 0, (query) => query.where('kind', 'not in', kinds))
    .execute();
  if (types.length === 0) return;
  await trx
    .insertInto('ticket_types')
    .values(types.map((type) => ticketTypeValues(eventId, type)))
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'kind']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        price_kobo: ref('excluded.price_kobo'),
        quota: ref('excluded.quota'),
        sale_starts_at: ref('excluded.sale_starts_at'),
        sale_ends_at: ref('excluded.sale_ends_at'),
      })),
    )
    .execute();
}
