import type { Transaction } from 'kysely';
import type { Database, Queryable } from '../database/schema';
import { addJobs } from '../jobs/job-queue-repository';
import { isErasedAddress } from './erased-address';
import type { MailContent } from './mail-content';

/** Mail to many waits for mail that somebody is waiting for. Smaller is sooner, and 0 is the rest. */
const PRIORITIES: Readonly<Partial<Record<string, number>>> = {
  password_reset: -10,
  alert: -5,
  payment_reminder: 10,
  event_changed: 20,
  event_cancelled: 20,
  event_suspended: 20,
  report_handled: 20,
  announcement: 30,
} satisfies Partial<Record<MailContent['template'], number>>;

/** The templates of which one cause queues thousands at once. */
export const SENT_TO_MANY: string[] = Object.entries(PRIORITIES)
  .filter(([, priority = 0]) => priority >= 20)
  .map(([template]) => template);

/** A mail as a subject of `send_mail` jobs. */
export const toSend = ({ id, template }: { id: number; template: string }) => ({
  id,
  priority: PRIORITIES[template] ?? 0,
});

/** Queues a mail in the caller's transaction, so that both succeed or neither; nothing for an account that has been deleted. */
export async function queueMail(
  trx: Transaction<Database>,
  mail: MailContent & { recipient: string },
): Promise<void> {
  const { template, recipient, data } = mail;
  if (isErasedAddress(recipient)) return;
  const queued = await trx
    .insertInto('mails')
    .values({ template, recipient, data: JSON.stringify(data) })
    .returning(['id', 'template'])
    .execute();
  await addMailJobs(trx, queued);
}

/** Has mails sent that are due. */
export function addMailJobs(
  db: Queryable,
  mails: { id: number; template: string }[],
): Promise<void> {
  return addJobs(db, 'send_mail', mails.map(toSend));
}
