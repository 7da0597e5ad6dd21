import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { PasswordChangedMail } from '../../platform/outbox/mail-content';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { UserRow } from './auth-repository';

/** Mails an account's owner that it has a new password: it may have been somebody else who set it. */
export async function tellOfNewPassword(
  trx: Transaction<Database>,
  { email: recipient, first_name: firstName }: UserRow,
  { by, at }: { by: PasswordChangedMail['by']; at: Date },
): Promise<void> {
  const data = { firstName, by, at: at.toISOString() };
  await queueMail(trx, { template: 'password_changed', recipient, data });
}
