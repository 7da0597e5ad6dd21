import { sql } from 'kysely';
import { HOUR_MS } from '../platform/durations';
import { addJob } from '../platform/jobs/job-queue-repository';
import type { TestApp } from './testApp';
import type { TestUser } from './builders';

/** Ends a trouble like a person who dealt with it. */
type End = () => Promise<unknown>;
export type Troubles = Awaited<ReturnType<typeof addTroubles>>;

let made = 0;

type Db = TestApp['db'];

/** Adds rows that need a person's attention, one kind each. */
export async function addTroubles(
  { db }: Pick<TestApp, 'db'>,
  place: { organizer: TestUser; event_id: number },
) {
  const payment = await addPayment(db, place);
  return {
    ...troublesOfMoney(db, place.organizer, payment.id),
    ...troublesOfSite(db, place.event_id),
  };
}

async function addPayment(
  db: Db,
  { organizer, event_id }: { organizer: TestUser; event_id: number },
) {
  const type = await db
    .selectFrom('ticket_types')
    .select('id')
    .where('event_id', '=', event_id)
    .executeTakeFirstOrThrow();
  const order = await db
    .insertInto('orders')
    .values({
      user_id: organizer.id,
      event_id,
      ticket_type_id: type.id,
      quantity: 1,
      total_kobo: 100_000,
      status: 'PAID',
      paid_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('payments')
    .values({
      order_id: order.id,
      attempt: 1,
      reference: `trouble-${event_id}`,
      amount_kobo: 100_000,
      status: 'PAID',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function waitingPayout(db: Db, organizer: TestUser) {
  made += 1;
  const at = new Date();
  const account = await db
    .insertInto('payout_accounts')
    .values({
      user_id: organizer.id,
      state: 'REPLACED',
      bank_code: '058',
      bank_name: 'GTBank',
      account_ending: '6789',
      account_name: 'ADA NUMBER',
      recipient_code: 'RCP_test',
      first_name: 'Ada',
      last_name: 'Number',
      code_hash: null,
      code_expires_at: null,
      asked_at: at,
      confirmed_at: at,
      paused_until: null,
      ended_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('payouts')
    .values({
      organizer_id: organizer.id,
      account_id: account.id,
      state: 'APPROVAL',
      amount_kobo: 200_000_000,
      fee_kobo: 5000,
      reference: `payout-that-waits-${made}`,
      requested_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

const troublesOfMoney = (db: Db, organizer: TestUser, payment_id: number) => ({
  /** With status QUEUED, one that the provider hasn't accepted for more than a day. */
  async stuckRefund(status: 'NEEDS_ATTENTION' | 'QUEUED' = 'NEEDS_ATTENTION'): Promise<End> {
    const row = await db
      .insertInto('refunds')
      .values({
        payment_id,
        amount_kobo: 100_000,
        reason: 'paid_twice',
        status,
        created_at: new Date(Date.now() - 25 * HOUR_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return () =>
      db.updateTable('refunds').set({ status: 'DONE' }).where('id', '=', row.id).execute();
  },
  async openDispute(): Promise<End> {
    made += 1;
    const at = new Date();
    const row = await db
      .insertInto('disputes')
      .values({
        provider_id: made,
        payment_id,
        status: 'OPEN',
        asked_at: at,
        opened_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return () =>
      db.updateTable('disputes').set({ status: 'WON' }).where('id', '=', row.id).execute();
  },
  async payoutToApprove(): Promise<End> {
    const row = await waitingPayout(db, organizer);
    return () =>
      db
        .updateTable('payouts')
        .set({ state: 'FAILED', decision: 'REFUSED', decided_by: 1, decided_at: new Date() })
        .where('id', '=', row.id)
        .execute();
  },
  async paymentCase(): Promise<End> {
    made += 1;
    const row = await db
      .insertInto('payment_cases')
      .values({
        kind: 'payment_unclear',
        subject: `case-${made}`,
        detail: 'Unclear for a week.',
        opened_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return () =>
      db
        .updateTable('payment_cases')
        .set({ closed_at: new Date() })
        .where('id', '=', row.id)
        .execute();
  },
});

const troublesOfSite = (db: Db, event_id: number) => ({
  async reportedEvent(): Promise<End> {
    const row = await db
      .insertInto('report_cases')
      .values({ event_id, opened_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return () => db.deleteFrom('report_cases').where('id', '=', row.id).execute();
  },
  async deadJob(): Promise<End> {
    made += 1;
    await addJob(db, 'end_order', made);
    const key = `end_order:${made}`;
    const setAttempts = (attempts: number) =>
      sql`UPDATE graphile_worker._private_jobs
        SET attempts = ${attempts}, last_error = 'no luck' WHERE key = ${key}`.execute(db);
    await setAttempts(10);
    return () => setAttempts(0);
  },
  async lateTask(): Promise<End> {
    await sql`INSERT INTO timed_tasks (task, late_at) VALUES ('pay_out', now() - interval '1 s')
      ON CONFLICT (task) DO UPDATE SET late_at = excluded.late_at`.execute(db);
    return () => sql`UPDATE timed_tasks SET late_at = now() + interval '1 hour'`.execute(db);
  },
  /** A mail of an hour ago; a queued one has already failed before. */
  async mail(status: 'FAILED' | 'UNCONFIRMED' | 'QUEUED'): Promise<End> {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO mails (template, recipient, data, status, attempts, created_at)
      VALUES ('welcome', 'buyer@example.test', '{"firstName":"Ada","role":"ATTENDEE"}', ${status},
        7, now() - interval '1 hour')
      RETURNING id`.execute(db);
    return () =>
      db
        .updateTable('mails')
        .set({ status: 'SENT' })
        .where('id', '=', rows[0]?.id ?? 0)
        .execute();
  },
});
