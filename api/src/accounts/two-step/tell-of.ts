import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { TwoStepMail } from '../../platform/outbox/two-step-mail-content';
import { appendEntry } from '../../platform/record/append-entry';
import type { RecordAction } from '../../platform/record/record-actions';
import type { UserRow } from '../auth/auth-repository';

/** The record's action and method for each kind of news; null where nothing changed. */
const RECORDED: Record<TwoStepMail['news'], { action: RecordAction; method?: string } | null> = {
  app_added: { action: 'two_step_added', method: 'Authenticator app' },
  app_removed: { action: 'two_step_removed', method: 'Authenticator app' },
  passkey_added: { action: 'two_step_added', method: 'Passkey' },
  passkey_removed: { action: 'two_step_removed', method: 'Passkey' },
  recovery_codes_renewed: { action: 'recovery_codes_renewed' },
  recovery_code_used: { action: 'recovery_code_used' },
  turned_off_for_you: { action: 'two_step_turned_off' },
  wrong_codes: null,
};

/** Mails an account's owner the news about their second step, and appends it to the record. */
export async function tellOf(
  trx: Transaction<Database>,
  user: UserRow,
  { at, ...news }: Omit<TwoStepMail, 'firstName'> & { at: Date },
): Promise<void> {
  const { email: recipient, first_name: firstName } = user;
  await queueMail(trx, { template: 'two_step', recipient, data: { firstName, ...news } });
  const recorded = RECORDED[news.news];
  if (!recorded) return;
  const { action, method } = recorded;
  const isAdded = action === 'two_step_added';
  await appendEntry(trx, {
    action,
    ...(news.news === 'turned_off_for_you'
      ? { by: 'system', about: { account: user.id } }
      : { by: user }),
    changes: method ? { method: isAdded ? [null, method] : [method, null] } : {},
    at,
  });
}
