import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../platform/database/schema';
import type { Metrics } from '../platform/metrics/metrics';
import { countUnopenedMails, countUnsentMails, MAIL_STATES } from './mail-repository';

const UNSENT_STATES = MAIL_STATES.filter((state) => state !== 'SENT');

/** Adds the mail queue to the metrics. A status without mails is 0, so that an alert on it can tell. */
export function measureMail(db: Kysely<Database>, { registry, countRows }: Metrics): void {
  const registers = [registry];
  const mails = new Gauge({
    name: 'mails',
    help: 'Mails in the database that have not been sent, by status.',
    labelNames: ['status'],
    registers,
  });
  const lately = new Gauge({
    name: 'mails_failed_lately',
    help: 'Mails that failed, or may not have arrived (UNCONFIRMED), within about a day.',
    labelNames: ['status'],
    registers,
  });
  const waiting = new Gauge({
    name: 'mails_waiting_too_long',
    help: 'Mails that have not been sent half an hour after they were queued.',
    registers,
  });
  const unopened = new Gauge({
    name: 'mails_unopened',
    help: 'Failed mails that were sealed with another JWT_SECRET.',
    registers,
  });
  countRows(async () => {
    const found = await countUnsentMails(db);
    const isOf = (wanted: string) => found.find(({ status }) => status === wanted);
    for (const status of UNSENT_STATES) mails.set({ status }, isOf(status)?.count ?? 0);
    for (const status of ['FAILED', 'UNCONFIRMED']) {
      lately.set({ status }, isOf(status)?.lately ?? 0);
    }
    waiting.set(found.reduce((sum, { too_long: count }) => sum + count, 0));
    unopened.set(await countUnopenedMails(db));
  });
}
