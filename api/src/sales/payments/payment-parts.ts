import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Money } from '../../money';
import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/schema';
import type { Tasks } from '../../platform/jobs/tasks';
import { Disputes } from '../disputes/disputes';
import { OutsideRefunds } from '../disputes/outside-refunds';
import { Deliveries } from './deliveries';
import { HoldExpiry } from './hold-expiry';
import { LatePayments } from './late-payments';
import { PaymentsService } from './payments-service';
import { PaystackClient } from '../../platform/provider/paystack-client';
import { RefundsWorker } from './refunds-worker';
import { reminderTasks } from './reminders';
import { Settlement, type SettlementParts } from './settlement';

/** Creates the payment services, which hold no state, so several copies do no harm. */
export function makePaymentParts(options: {
  config: Pick<Config, 'paystack' | 'publicUrl' | 'vatBasisPoints'>;
  db: Kysely<Database>;
  now: Clock;
  log: FastifyBaseLogger;
  payouts: Pick<Money['payouts'], 'lookUp'>;
}) {
  const { config, db, now, log, payouts } = options;
  const client = new PaystackClient(config.paystack);
  const parts: SettlementParts = { db, client, now, log };
  const settlement = new Settlement({ ...parts, vatBasisPoints: config.vatBasisPoints });
  const refunds = new RefundsWorker(parts);
  const expiry = new HoldExpiry(parts, settlement);
  const outsideRefunds = new OutsideRefunds({ ...parts, settlement });
  const disputes = new Disputes({ ...parts, settlement });
  const deliveries = new Deliveries({
    ...parts,
    settlement,
    refunds,
    outsideRefunds,
    disputes,
    payouts,
  });
  return {
    client,
    settlement,
    deliveries,
    refunds,
    expiry,
    service: new PaymentsService({ ...parts, settlement, publicUrl: config.publicUrl }),
    tasks: {
      ...deliveries.tasks,
      ...new LatePayments({ ...parts, settlement }).tasks,
      ...outsideRefunds.tasks,
      ...disputes.tasks,
      ...refunds.tasks,
      ...expiry.tasks,
      ...reminderTasks(db, now),
    } satisfies Tasks,
  };
}
