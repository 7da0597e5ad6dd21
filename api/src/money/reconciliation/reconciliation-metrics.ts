import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../../platform/database/schema';
import type { Metrics } from '../../platform/metrics/metrics';
import { secondsSinceLast } from './reconciliations-repository';

/** Adds the age of the last comparison to the metrics. */
export function measureReconciliation(
  db: Kysely<Database>,
  { registry, countRows }: Metrics,
): void {
  const age = new Gauge({
    name: 'reconciliation_age_seconds',
    help: 'For how long the books have not been compared with the payment provider. 0 before the first try.',
    registers: [registry],
  });
  countRows(async () => age.set(await secondsSinceLast(db)));
}
