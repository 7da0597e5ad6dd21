import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { scheduleJob } from '../../platform/jobs/job-queue-repository';
import { recipientCode } from '../../sandbox/demo-accounts';
import type { Random } from '../../seed/random';
import type { PaymentInitiation } from '../../sales/payments/payments-schemas';
import type { PurchaseResult } from '../../sales/orders/purchase-schemas';
import { makeEvent, makeUser, type TestUser } from '../builders';
import { makePayoutAccount } from '../payoutAccounts';
import type { ChaosClient } from './chaosClient';
import type { ChaosSite } from './chaosSite';

const SELLERS = 4;
const LOOK_MS = 300;

/** Organizers with past, paid events and payout accounts. */
export async function sellOut({ apis, db }: ChaosSite): Promise<TestUser[]> {
  const [api] = apis;
  return Promise.all(
    Array.from({ length: SELLERS }, async () => {
      const organizer = await makeUser(db, 'ORGANIZER');
      const buyer = await makeUser(db);
      const event_id = await makeEvent(db, { organizer, priceKobo: 2_000_000 });
      const order = { event_id, ticket_type: 'STANDARD', quantity: 4 };
      const bought = await api.call<PurchaseResult>(buyer, '/tickets/purchase/', order);
      const payment = await api.call<PaymentInitiation>(buyer, '/payments/initiate/', {
        ticket_id: bought.body.id,
      });
      const { authorization_url: page, reference } = payment.body;
      await fetch(page, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
      await api.call(buyer, `/payments/${reference}/check/`, {});
      await db
        .updateTable('events')
        .set({
          start_date: sql<Date>`now() - interval '6 days'`,
          end_date: sql<Date>`now() - interval '5 days'`,
        })
        .where('id', '=', event_id)
        .execute();
      await makePayoutAccount(db, organizer.id, {
        recipientCode: recipientCode('058', '0123400001'),
      });
      return organizer;
    }),
  );
}

/** Each seller keeps requesting part of their money, and now and then automatic payouts run. */
export async function payOut(
  { db }: ChaosSite,
  client: ChaosClient,
  random: Random,
  sellers: TestUser[],
): Promise<void> {
  const admin = await makeUser(db, 'ADMIN');
  const ask = async (seller: TestUser) => {
    while (client.isOpen) {
      const amount = `${random.whole(100, 3000)}.00`;
      const asked = await client.call<{ code?: string }>(seller, '/money/payouts/', { amount });
      client.note('payout', asked);
      if (asked?.body.code === 'nothing_available') {
        const gift = { amount: '5000.00', reason: 'For the chaos' };
        const path = `/money/organizers/${seller.id}/corrections/`;
        client.note('correction', await client.call(admin, path, gift));
      }
      await wait(LOOK_MS);
    }
  };
  const automatic = async () => {
    while (client.isOpen) {
      await wait(random.whole(3000, 6000));
      await scheduleJob(db, 'pay_out', { inMs: 0, priority: 0 }).catch(() => undefined);
    }
  };
  const time = async () => {
    while (client.isOpen) {
      await wait(LOOK_MS);
      // Otherwise leases would grow to hours.
      await makePayoutsDue(db).catch(() => undefined);
    }
  };
  await Promise.all([...sellers.map(ask), automatic(), time()]);
}

export async function makePayoutsDue(db: Kysely<Database>): Promise<void> {
  await sql`
    UPDATE payouts SET next_attempt_at = now()
    WHERE state IN ('REQUESTED', 'SENDING', 'OTP') AND next_attempt_at > now()`.execute(db);
}

/** Counts transfers that the provider reversed without our knowing yet. */
export async function countUnheard({ db, sandbox }: ChaosSite): Promise<number> {
  const references = sandbox.ledger
    .every('transfer')
    .filter(({ status }) => status === 'reversed')
    .map(({ reference }) => reference);
  const unheard = await db
    .selectFrom('payouts')
    .select('id')
    .where('state', '=', 'PAID')
    .where('reference', 'in', ['', ...references])
    .execute();
  return unheard.length;
}

/** Payouts where the provider's transfers don't match the ledger, or went out twice; one line each. */
export async function wrongPayouts({ db, sandbox }: ChaosSite): Promise<string[]> {
  const { rows } = await sql<{ reference: string; state: string; out: number }>`
    SELECT reference, state, coalesce((
        SELECT sum(CASE 'PAID_OUT' WHEN credit THEN amount_kobo WHEN debit THEN -amount_kobo END)
        FROM ledger_entries WHERE kind IN ('PAYOUT_PAID', 'PAYOUT_BACK') AND subject_id = payouts.id
      ), 0)::bigint AS out
    FROM payouts`.execute(db);
  const transfers = sandbox.ledger.every('transfer');
  const known = new Set(rows.map(({ reference }) => reference));
  const wrong = transfers
    .filter(({ reference }) => !known.has(reference))
    .map(({ reference }) => `a transfer of no payout: ${reference}`);
  for (const { reference, state, out } of rows) {
    const made = transfers.filter((transfer) => transfer.reference === reference);
    const arrived = made.filter(({ status }) => status === 'success');
    const sent = arrived.reduce((sum, { amount }) => sum + amount, 0);
    if (made.length > 1 || sent !== out)
      wrong.push(`payout ${reference} (${state}): ${out} by the books, ${JSON.stringify(made)}`);
  }
  return wrong;
}
