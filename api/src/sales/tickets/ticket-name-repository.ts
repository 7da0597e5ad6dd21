import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { findPerson } from '../transfers/transfers-repository';
import type { LockedTicket } from './ticket-lock-repository';

type Trx = Transaction<Database>;

/** Puts a name on a locked ticket. If it had none, the owner's address goes with it, which still marks it as theirs. */
export async function nameHolder(trx: Trx, ticket: LockedTicket, name: string): Promise<void> {
  const { id, user_id: ownerId, holder_name: before, holder_email: email } = ticket;
  const owner = before === null && ownerId !== null ? await findPerson(trx, ownerId) : undefined;
  await trx
    .updateTable('tickets')
    .set({ holder_name: name, holder_email: owner?.email ?? email })
    .where('id', '=', id)
    .execute();
}
