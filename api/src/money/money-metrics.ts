import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../platform/database/schema';
import type { Metrics } from '../platform/metrics/metrics';
import { countToApprove } from './payouts/payout-approvals-repository';

/** Adds payouts that wait for an administrator to the metrics. */
export function measureMoney(db: Kysely<Database>, { registry, countRows }: Metrics): void {
  const waiting = new Gauge({
    name: 'payouts_to_approve',
    help: 'Payouts above the limit: nothing is sent until an administrator approves.',
    registers: [registry],
  });
  countRows(async () => waiting.set(await countToApprove(db)));
}
