import type { Selectable, Transaction } from 'kysely';
import type { Database, Queryable } from '../../database/schema';
import type { MailContent } from './mail-templates';

export const MAIL_STATES = ['QUEUED', 'SENT', 'FAILED'] as const;

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

/** Which mails are meant; all of them when nothing is set. */
export interface MailScope {
  state?: MailRow['status'];
  /** An address, in any case. */
  recipient?: string;
}

function mailsIn(db: Queryable, { state, recipient }: MailScope) {
  return db
    .selectFrom('mails')
    .$if(state !== undefined, (query) => query.where('status', '=', state ?? 'FAILED'))
    .$if(recipient !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.fn<string>('lower', ['recipient']), '=', (recipient ?? '').toLowerCase()),
      ),
    );
}

/** Mails in any state, newest first. */
export function listMails(
  db: Queryable,
  scope: MailScope,
  window: { limit: number; offset: number },
): Promise<MailRow[]> {
  return mailsIn(db, scope)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countMails(db: Queryable, scope: MailScope): Promise<number> {
  const { count } = await mailsIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A mail that stays as it is until this transaction ends; a worker that is sending it is waited for. */
export function lockMail(trx: Transaction<Database>, id: number): Promise<MailRow | undefined> {
  return trx.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Makes a mail due now, with all its tries before it. */
export function requeueMail(trx: Transaction<Database>, id: number, now: Date): Promise<MailRow> {
  return trx
    .updateTable('mails')
    .set({ status: 'QUEUED', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Queues the same mail once more. */
export function copyMail(trx: Transaction<Database>, id: number, now: Date): Promise<MailRow> {
  return trx
    .insertInto('mails')
    .columns(['template', 'recipient', 'data', 'next_attempt_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('mails')
        .select(['template', 'recipient', 'data'])
        .select([eb.val(now).as('next_attempt_at'), eb.val(now).as('created_at')])
        .where('id', '=', id),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
