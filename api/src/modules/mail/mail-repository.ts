import type { Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';
import type { MailContent } from './mail-templates';

export type MailRow = Selectable<Database['mails']>;

/** Queues a mail in the transaction of its cause: both happen or neither. */
export async function queueMail(
  trx: Transaction<Database>,
  mail: MailContent & { recipient: string },
): Promise<void> {
  const { template, recipient, data } = mail;
  await trx
    .insertInto('mails')
    .values({ template, recipient, data: JSON.stringify(data) })
    .execute();
}

/** Takes the mail that is due longest, so that no other worker takes it before this transaction ends. */
export function takeDueMail(trx: Transaction<Database>, now: Date): Promise<MailRow | undefined> {
  return trx
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'QUEUED')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function updateMail(
  db: Queryable,
  id: number,
  changes: Partial<
    Pick<MailRow, 'status' | 'attempts' | 'next_attempt_at' | 'last_error' | 'sent_at'>
  >,
): Promise<void> {
  await db.updateTable('mails').set(changes).where('id', '=', id).execute();
}

export function listSentMails(db: Queryable, limit: number): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'SENT')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function findSentMail(db: Queryable, id: number): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('status', '=', 'SENT')
    .where('id', '=', id)
    .executeTakeFirst();
}
