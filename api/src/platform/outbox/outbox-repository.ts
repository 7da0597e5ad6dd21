import type { Transaction } from 'kysely';
import type { Database } from '../database/schema';
import type { MailContent } from './mail-content';

/** Queues a mail in the caller's transaction, so that both succeed or neither. */
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
