import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/schema';
import { Disputes } from '../disputes/disputes';
import { OutsideRefunds } from '../disputes/outside-refunds';
import { Deliveries } from './deliveries';
import { HoldExpiry } from './hold-expiry';
import { LatePayments } from './late-payments';
import { PaymentWorker } from './payment-worker';
import { PaymentsService } from './payments-service';
import { PaystackClient } from './paystack-client';
import { RefundsWorker } from './refunds-worker';
import { Settlement, type SettlementParts } from './settlement';

/** Creates the payment services. They hold no state, so it may be called more than once. */
export function makePaymentParts(options: {
  config: Pick<Config, 'paystack' | 'publicUrl' | 'paymentJobSeconds'>;
  db: Kysely<Database>;
  now: Clock;
  log: FastifyBaseLogger;
}) {
  const { config, db, now, log } = options;
  const parts: SettlementParts = { db, client: new PaystackClient(config.paystack), now, log };
  const settlement = new Settlement(parts);
  const refunds = new RefundsWorker(parts);
  const expiry = new HoldExpiry(parts, settlement);
  const outsideRefunds = new OutsideRefunds({ ...parts, settlement });
  const disputes = new Disputes({ ...parts, settlement });
  const deliveries = new Deliveries({ ...parts, settlement, refunds, outsideRefunds, disputes });
  return {
    settlement,
    deliveries,
    refunds,
    expiry,
    service: new PaymentsService({ ...parts, settlement, publicUrl: config.publicUrl }),
    worker: new PaymentWorker({
      ...parts,
      deliveries,
      outsideRefunds,
      latePayments: new LatePayments({ ...parts, settlement }),
      refunds,
      expiry,
      everyMs: config.paymentJobSeconds * 1000,
    }),
  };
}
