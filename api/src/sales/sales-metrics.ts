import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import { PAYMENT_CASE_KINDS } from '../platform/database/paymentStates';
import type { Database } from '../platform/database/schema';
import type { Metrics } from '../platform/metrics/metrics';
import { countOpenDisputes } from './disputes/disputes-repository';
import { countOrdersByStatus } from './orders/orders-repository';
import { countOpenCases } from './payment-cases/payment-cases-repository';
import { countStuckRefunds } from './refunds/refunds-repository';

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
    help: 'Open payment cases, which only a person can decide, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const refunds = new Gauge({
    name: 'refunds_stuck',
    help: 'Refunds that need attention: their money reaches nobody by itself.',
    registers: [registry],
  });
  const disputes = new Gauge({
    name: 'disputes_open',
    help: 'Payments that their payers dispute with their bank.',
    registers: [registry],
  });
  countRows(async () => {
    // A status that no order has now must not keep its last count.
    orders.reset();
    for (const { status, count } of await countOrdersByStatus(db)) orders.set({ status }, count);
    for (const kind of PAYMENT_CASE_KINDS) cases.set({ kind }, 0);
    for (const { kind, count } of await countOpenCases(db)) cases.set({ kind }, count);
    refunds.set(await countStuckRefunds(db));
    disputes.set(await countOpenDisputes(db));
  });
}
