import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;
export type TransferRow = Selectable<Database['ticket_transfers']>;

/** The latest transfer in which a user gave a ticket away. */
export function findAcceptedTransfer(
  db: Queryable,
  ticketId: number,
  fromUserId: number,
): Promise<TransferRow | undefined> {
  return db
    .selectFrom('ticket_transfers')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('from_user_id', '=', fromUserId)
    .where('status', '=', 'ACCEPTED')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export function findTransferByLink(db: Queryable, link: Buffer): Promise<TransferRow | undefined> {
  return db.selectFrom('ticket_transfers').selectAll().where('link', '=', link).executeTakeFirst();
}

/** A locked ticket's open offer, expired or not. */
export function findOpenTransfer(trx: Trx, ticketId: number): Promise<TransferRow | undefined> {
  return trx
    .selectFrom('ticket_transfers')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
}

export async function insertTransfer(
  trx: Trx,
  transfer: Insertable<Database['ticket_transfers']>,
): Promise<void> {
  await trx.insertInto('ticket_transfers').values(transfer).execute();
}

/** Ends a locked ticket's open offer. */
export async function endTransfer(
  trx: Trx,
  id: number,
  end:
    | { status: 'DECLINED' | 'WITHDRAWN'; ended_at: Date }
    | { status: 'ACCEPTED'; ended_at: Date; old_number: string; to_user_id: number | null },
): Promise<void> {
  await trx.updateTable('ticket_transfers').set(end).where('id', '=', id).execute();
}

/** Gives a ticket to its new owner: with a new number, without the previous owner's details. */
export async function handOver(
  trx: Trx,
  ticketId: number,
  owner: {
    ticket_number: string;
    user_id: number | null;
    holder_name: string | null;
    holder_email: string | null;
  },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ ...owner, custom_image: null, is_image_own: false })
    .where('id', '=', ticketId)
    .execute();
}

/** A user's name and address for mails; undefined if the account was deleted. */
export function findPerson(db: Queryable, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}
