import { expressionBuilder, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { MailContent } from '../../platform/outbox/mail-content';
import type { UserRow } from '../auth/auth-repository';

/** Mail about the account itself, which nothing else sends to its address. */
const ABOUT_THE_ACCOUNT: MailContent['template'][] = [
  'welcome',
  'verify_email',
  'password_reset',
  'password_guesses',
  'password_changed',
  'account_linked',
  'account_deleted',
  'two_step',
  'suspension',
];

/** The user's mail, newest first. */
export function readMails(db: Queryable, user: UserRow) {
  return db
    .selectFrom('mails')
    .select(['template as kind', 'recipient', 'created_at', 'sent_at'])
    .where(isTo(user))
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes mail to the user, including any still queued. */
export async function deleteMails(trx: Transaction<Database>, user: UserRow): Promise<void> {
  await trx.deleteFrom('mails').where(isTo(user)).execute();
}

/** Anybody can register an address that isn't theirs: until it's verified, only mail that this account caused counts. */
function isTo({ email, email_verified_at: verifiedAt, created_at: since }: UserRow) {
  const eb = expressionBuilder<Database, 'mails'>();
  const isToAddress = eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase());
  if (verifiedAt !== null) return isToAddress;
  return eb.and([
    isToAddress,
    eb('template', 'in', ABOUT_THE_ACCOUNT),
    eb('mails.created_at', '>=', since),
  ]);
}
