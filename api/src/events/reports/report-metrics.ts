import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../../platform/database/schema';
import type { Metrics } from '../../platform/metrics/metrics';
import { countOpenCases } from './cases-repository';

/** Adds cases that wait for an administrator to the metrics. */
export function measureReports(db: Kysely<Database>, { registry, countRows }: Metrics): void {
  const open = new Gauge({
    name: 'report_cases_open',
    help: 'Events that people reported, and that no administrator has looked at.',
    registers: [registry],
  });
  countRows(async () => open.set(await countOpenCases(db)));
}
