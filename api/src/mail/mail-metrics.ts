import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../platform/database/schema';
import type { Metrics } from '../platform/metrics/metrics';
import { countMailsByStatus } from './mail-repository';

/** Adds the mail queue to the metrics. */
export function measureMail(db: Kysely<Database>, { registry, countRows }: Metrics): void {
  const mails = new Gauge({
    name: 'mails',
    help: 'Mails in the database, by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  const unopened = new Gauge({
    name: 'mails_unopened',
    help: 'Failed mails that were sealed with another JWT_SECRET.',
    registers: [registry],
  });
  countRows(async () => {
    for (const { status, count, unopened: sealed } of await countMailsByStatus(db)) {
      mails.set({ status }, count);
      if (status === 'FAILED') unopened.set(sealed);
    }
  });
}
