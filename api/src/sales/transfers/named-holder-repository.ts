import { sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import { UNNAMED_HOLDER } from '../../platform/unnamedHolder';

type Trx = Transaction<Database>;

/** Mails to a holder that contain a ticket's link. */
const mailsOf = (email: string, link: Buffer) => sql<boolean>`
  lower(recipient) = ${email.toLowerCase()} AND data -> 'ticketLinks' ? ${link.toString('hex')}`;

export function readMailsToHolder(db: Queryable, email: string, link: Buffer) {
  return db
    .selectFrom('mails')
    .select(['template as kind', 'created_at', 'sent_at'])
    .where(mailsOf(email, link))
    .orderBy('id')
    .execute();
}

/** Removes a holder's name and address from a locked ticket, its offers and its mails. */
export async function removeHolder(
  trx: Trx,
  { ticketId, email, link }: { ticketId: number; email: string; link: Buffer },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ holder_name: UNNAMED_HOLDER, holder_email: null })
    .where('id', '=', ticketId)
    .execute();
  await trx
    .updateTable('ticket_transfers')
    .set({ to_name: '', to_email: '' })
    .where('ticket_id', '=', ticketId)
    .where(sql<string>`lower(to_email)`, '=', email.toLowerCase())
    .where('status', '!=', 'OPEN')
    .execute();
  await trx.deleteFrom('mails').where(mailsOf(email, link)).execute();
}
