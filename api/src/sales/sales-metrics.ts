import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import { PAYMENT_CASE_KINDS } from '../platform/database/paymentStates';
import type { Database } from '../platform/database/schema';
import type { Metrics } from '../platform/metrics/metrics';
import { countOrdersByStatus } from './orders/orders-repository';
import { countOpenCases } from './payment-cases/payment-cases-repository';

/** Adds sales and pending cases to the metrics. */
export function measureSales(db: Kysely<Database>, { registry, countRows }: Metrics): void {
  const orders = new Gauge({
    name: 'orders',
    help: 'Orders in the database, by status.',
    labelNames: ['status'],
    registers: [registry],
  });
  const cases = new Gauge({
    name: 'payment_cases_open',
    help: 'What only a person can decide about payments, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  countRows(async () => {
    for (const { status, count } of await countOrdersByStatus(db)) orders.set({ status }, count);
    for (const kind of PAYMENT_CASE_KINDS) cases.set({ kind }, 0);
    for (const { kind, count } of await countOpenCases(db)) cases.set({ kind }, count);
  });
}
