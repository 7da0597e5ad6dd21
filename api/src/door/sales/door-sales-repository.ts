import { sql, type Insertable, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import type { DoorPayment, TicketType } from '../../platform/limits';

type Trx = Transaction<Database>;

const SHOWN = 200;

export interface DoorSaleRow {
  id: number;
  kind: TicketType;
  ticket_numbers: string[];
  method: DoorPayment;
  taken_kobo: number;
  name: string | null;
  has_email: boolean;
  phone: string | null;
  gate: string | null;
  seller: string;
  sold_at: Date;
  voider: string | null;
  voided_at: Date | null;
  void_reason: string | null;
}

/** An event's sales, narrowed to a seller or one sale if given. */
interface Scope {
  eventId: number;
  sellerId?: number;
  id?: number;
}

const within = ({ eventId, sellerId, id }: Scope) => sql`
  sale.event_id = ${eventId}
  ${sellerId === undefined ? sql`` : sql`AND sale.sold_by = ${sellerId}`}
  ${id === undefined ? sql`` : sql`AND sale.order_id = ${id}`}`;

/** Guests may have taken theirs into their account. */
const ticketsOfSale = sql`
  tickets LEFT JOIN users owner ON owner.id = tickets.user_id WHERE order_id = sale.order_id`;

/** Sales, newest first. */
export async function listSales(db: Queryable, scope: Scope): Promise<DoorSaleRow[]> {
  const { rows } = await sql<DoorSaleRow>`
    SELECT sale.order_id AS id, ticket_types.kind, sale.method, sale.taken_kobo, orders.phone,
      (SELECT array_agg(ticket_number ORDER BY id) FROM tickets
        WHERE order_id = sale.order_id) AS ticket_numbers,
      (SELECT coalesce(min(holder_name), min(${fullName('owner')})) FROM ${ticketsOfSale}) AS name,
      EXISTS (SELECT FROM ${ticketsOfSale} AND (holder_email IS NOT NULL
        OR (owner.id IS NOT NULL AND owner.erased_at IS NULL))) AS has_email,
      gates.name AS gate, ${fullName('seller')} AS seller, sale.sold_at,
      ${fullName('voider')} AS voider, sale.voided_at, sale.void_reason
    FROM door_sales sale
    JOIN orders ON orders.id = sale.order_id
    JOIN ticket_types ON ticket_types.id = orders.ticket_type_id
    JOIN users seller ON seller.id = sale.sold_by
    LEFT JOIN users voider ON voider.id = sale.voided_by
    LEFT JOIN gates ON gates.id = sale.gate_id
    WHERE ${within(scope)} ORDER BY sale.sold_at DESC, sale.order_id DESC LIMIT ${SHOWN}`.execute(
    db,
  );
  return rows;
}

interface TotalRow {
  seller_id: number;
  seller: string;
  method: DoorPayment;
  tickets: number;
  taken_kobo: number;
}

/** Totals by seller and method, without voided sales. */
export async function sumSales(db: Queryable, scope: Scope): Promise<TotalRow[]> {
  const { rows } = await sql<TotalRow>`
    SELECT seller.id AS seller_id, ${fullName('seller')} AS seller, sale.method,
      sum(orders.quantity)::int AS tickets, sum(sale.taken_kobo)::bigint AS taken_kobo
    FROM door_sales sale
    JOIN orders ON orders.id = sale.order_id
    JOIN users seller ON seller.id = sale.sold_by
    WHERE ${within(scope)} AND sale.voided_at IS NULL
    GROUP BY seller.id, sale.method ORDER BY 2, seller.id, sale.method`.execute(db);
  return rows;
}

export async function insertSale(
  trx: Trx,
  sale: Insertable<Database['door_sales']>,
): Promise<void> {
  await trx.insertInto('door_sales').values(sale).execute();
}

/** Marks a sale as voided; false if it already was. */
export async function markVoided(
  trx: Trx,
  id: number,
  voided: { voided_at: Date; voided_by: number; void_reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('door_sales')
    .set(voided)
    .where('order_id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
