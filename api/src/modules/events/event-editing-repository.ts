import { sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../database/schema';
import type { TicketType } from '../../limits';
import { ticketTypeValues } from './events-repository';
import type { TypeDraft } from './ticket-type-rules';

type Trx = Transaction<Database>;

/** Holds an event's row, so that no seat is taken and no other change made until the transaction ends. */
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

/** The ticket types that were ever ordered: their rows must stay. */
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

/** Makes these an event's ticket types; those that are not among them go. */
export async function replaceTicketTypes(
  trx: Trx,
  eventId: number,
  types: TypeDraft[],
): Promise<void> {
  await trx
    .deleteFrom('ticket_types')
    .where('event_id', '=', eventId)
    .where(
      'kind',
      'not in',
      types.map(({ kind }) => kind),
    )
    .execute();
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

/** Orders (ids) of cancelled events that still have seats or money, oldest first. */
export async function openOrdersOfCancelledEvents(
  db: Pick<Trx, 'selectFrom'>,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('events', 'events.id', 'orders.event_id')
    .select('orders.id')
    .where('events.status', '=', 'CANCELLED')
    .where('orders.status', 'in', ['HELD', 'PAID'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tickets')
          .select(sql`1`.as('one'))
          .whereRef('tickets.order_id', '=', 'orders.id')
          .where('tickets.status', 'in', ['PENDING', 'VALID']),
      ),
    )
    .orderBy('orders.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
