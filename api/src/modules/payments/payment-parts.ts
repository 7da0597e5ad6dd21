import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { Database } from '../../database/schema';
import { HoldExpiry } from './hold-expiry';
import { PaymentWorker } from './payment-worker';
import { PaymentsService } from './payments-service';
import { PaystackClient } from './paystack-client';
import { RefundsWorker } from './refunds-worker';
import { Settlement, type SettlementParts } from './settlement';

/** Everything about payments, put together. None of it has a state of its own, so it may be made more than once. */
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
  return {
    settlement,
    refunds,
    expiry,
    service: new PaymentsService({ ...parts, settlement, publicUrl: config.publicUrl }),
    worker: new PaymentWorker({
      ...parts,
      settlement,
      refunds,
      expiry,
      everyMs: config.paymentJobSeconds * 1000,
    }),
  };
}
