import { Refusal, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { scheduleJob } from '../platform/jobs/job-queue-repository';
import { onSite } from './onSite';

/**
 * Has a running site compare its books with the payment provider now.
 *
 * @throws Refusal for a site that doesn't compare, and as `onSite` does.
 */
export async function askForReconciliation(config: Config, say: Say): Promise<void> {
  if (config.isolation) {
    throw new Refusal(
      'With ISOLATION=on the books can’t be compared: pages’ copies share the provider.',
    );
  }
  await onSite(config, (db) => scheduleJob(db, 'reconcile', { inMs: 0, priority: 0 }));
  say('The running site compares its books with the payment provider now.');
  say('What differs is mailed to administrators, and in /api/payment-cases/?state=OPEN.');
}
