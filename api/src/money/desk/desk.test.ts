import { sql } from 'kysely';
import { foldFigures } from '../../platform/figures/figures-repository';
import { formatNaira } from '../../platform/money';
import { makeUser, type TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePayouts } from '../../testing/payouts';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { OrganizerMoney } from '../ledger/ledger-schemas';
import type { Payout } from '../payouts/payouts-schemas';
import type { DeskPayoutPage, OrganizerBalancePage } from './desk-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;
let admin: TestUser;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
  ({ admin } = payouts.orders);
});
beforeEach(async () => {
  const { faults } = shop.sandbox;
  faults.transferOutcome = 'success';
  faults.transferWebhook = 'once';
  faults.asksForOtp = false;
  await shop.merchant('top-up', { amount: 10_000_000_000 });
});
afterEach(async () => expect(await findMistakes(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const balances = async (query = '') =>
  (await payouts.call(admin, `/money/organizers/?${query}`)).json<OrganizerBalancePage>();
const desk = async (stage: string, query = '') =>
  (await payouts.call(admin, `/money/desk/payouts/?stage=${stage}${query}`)).json<DeskPayoutPage>();
/** The desk's row for an organizer's payout at a stage. */
const rowOf = async ({ id }: TestUser, stage: string) =>
  (await desk(stage, '&page_size=100')).results.find(({ organizer }) => organizer.id === id);

describe('GET /money/organizers/', () => {
  it('lists those owed the most first, with the figures that they see themselves', async () => {
    const rich = await payouts.organizerToPay(30_000_000);
    const poor = await payouts.organizerToPay(1_000_000);
    await foldFigures(shop.api.db);
    const ids = [rich, poor].map(({ organizer }) => organizer.id);
    const { results, count } = await balances('page_size=100');
    const shown = results.filter(({ organizer }) => ids.includes(organizer.id));
    expect(shown.map(({ organizer }) => organizer.id)).toEqual(ids);
    expect(count).toBe(results.length);
    const owed = results.map((row) => Number(row.owed));
    expect(owed).toEqual([...owed].sort((one, other) => other - one));
    const own = await payouts.moneyOf(rich.organizer);
    const { pending, available, on_its_way, paid_out, disputed } = own;
    expect(shown[0]).toMatchObject({
      organizer: { email: rich.organizer.email },
      owed: available,
      ...{ pending, available, on_its_way, paid_out, disputed },
    });
    const detail = await payouts.call(admin, `/money/organizers/${rich.organizer.id}/`);
    expect(detail.json<OrganizerMoney>().organizer).toEqual(shown[0]?.organizer);
    expect(own.organizer).toBeUndefined();
  });

  it('finds by name or email, and pages', async () => {
    const { organizer } = await payouts.organizerToPay(1_000_000);
    await payouts.organizerToPay(1_000_000);
    await foldFigures(shop.api.db);
    const found = await balances(`search=${encodeURIComponent(organizer.email.toUpperCase())}`);
    expect(found.results.map(({ organizer: { id } }) => id)).toEqual([organizer.id]);
    const byName = await balances('search=ada%20num&page_size=1');
    expect(byName).toMatchObject({
      next: '/api/money/organizers/?search=ada+num&page_size=1&page=2',
      results: [{}],
    });
    expect((await balances('search=%25')).results).toEqual([]);
  });

  it('shows what is below zero after a refund of what was paid out', async () => {
    const { organizer, ticket } = await payouts.organizerToPay(1_000_000);
    await payouts.ask(organizer);
    await payouts.ended(organizer, 'PAID');
    const url = `/api/tickets/${ticket}/refund/`;
    await shop.api.call({ as: organizer, method: 'POST', url });
    await shop.work('move_refund');
    await foldFigures(shop.api.db);
    const { results } = await balances(`search=${organizer.email}`);
    expect(results).toMatchObject([{ owed: '-5000.00', available: '-5000.00' }]);
  });

  it('keeps what is owed in step with the totals, whatever is folded or corrected', async () => {
    const { db } = shop.api;
    await payouts.organizerToPay(1_000_000);
    await foldFigures(db);
    const differing = sql`
      SELECT organizer_id, sum(kobo) AS kobo FROM money_totals
      WHERE account IN ('ORGANIZER', 'DISPUTES', 'ON_ITS_WAY') GROUP BY 1
      EXCEPT SELECT organizer_id, owed_kobo FROM money_owed`;
    expect((await differing.execute(db)).rows).toEqual([]);
    const all = await db.selectFrom('money_owed').selectAll().orderBy('organizer_id').execute();
    expect(all.length).toBeGreaterThan(0);
    // Rebuilt as the nightly check does it.
    await sql`DELETE FROM money_totals`.execute(db);
    await sql`
      INSERT INTO money_totals SELECT organizer_id, event_id, account, kind, sum(kobo)
      FROM money_figures WHERE is_folded GROUP BY 1, 2, 3, 4`.execute(db);
    expect(await db.selectFrom('money_owed').selectAll().orderBy('organizer_id').execute()).toEqual(
      all,
    );
  });
});

describe('GET /money/desk/payouts/', () => {
  it('has a payout above the limit until it is decided, and says if its account has changed', async () => {
    const { organizer } = await payouts.organizerToPay();
    const { id } = (await payouts.ask(organizer)).json<Payout>();
    expect(await rowOf(organizer, 'approval')).toMatchObject({
      payout: { id, state: 'APPROVAL', amount: '1498000.00', account: 'GTBank ••••6789' },
      organizer: { email: organizer.email },
      trouble: 'approval',
      is_account_changed: false,
    });
    const { db } = shop.api;
    await db
      .updateTable('payout_accounts')
      .set({ state: 'REPLACED' })
      .where('user_id', '=', organizer.id)
      .execute();
    expect(await rowOf(organizer, 'approval')).toMatchObject({ is_account_changed: true });
    await payouts.call(admin, `/money/payouts/${id}/refuse/`, { reason: 'No.' });
    expect(await rowOf(organizer, 'approval')).toBeUndefined();
    expect(await rowOf(organizer, 'returned')).toBeUndefined();
  });

  it('says how much to top up for all that the balance is short of', async () => {
    const one = await payouts.organizerToPay(30_000_000);
    const two = await payouts.organizerToPay(20_000_000);
    // After everything other tests did, since a settlement only covers money that came in before.
    payouts.later(1000);
    await shop.merchant('settle', {});
    const balance = await payouts.client.balance();
    const missing = (kobo: number) => formatNaira(kobo - balance);
    for (const { organizer } of [one, two]) await payouts.ask(organizer);
    await payouts.work();
    const { top_up } = await desk('stuck');
    expect(await rowOf(one.organizer, 'stuck')).toMatchObject({
      trouble: 'short',
      short_by: missing(29_800_000),
      payout: { state: 'REQUESTED', amount: '298000.00' },
    });
    expect(await rowOf(two.organizer, 'stuck')).toMatchObject({
      short_by: missing(19_800_000),
    });
    expect(top_up).toBe(missing(49_600_000));
    await shop.merchant('top-up', { amount: 49_600_000 - balance });
    for (const { organizer } of [one, two]) await payouts.ended(organizer, 'PAID');
    expect((await desk('stuck')).top_up).toBe('0.00');
    expect(await rowOf(one.organizer, 'stuck')).toBeUndefined();
  });

  it('says how much to top up when another transfer has just taken most of the balance', async () => {
    const { organizer } = await payouts.organizerToPay(30_000_000);
    await shop.merchant('top-up', { amount: 100_000_000 });
    await payouts.ask(organizer);
    const recipient = await payouts.recipientOf('0123456780');
    const before = await payouts.client.balance();
    const [left, fee] = [10_000_000, 5000];
    const { faults } = shop.sandbox;
    const nothing = faults.at;
    faults.at = async (call) => {
      if (call !== 'transfer') return;
      faults.at = nothing;
      const other = { recipient, reference: 'somebody-elses-transfer', reason: 'Rent' };
      await payouts.client.transfer({ ...other, amount: before - left - fee });
    };
    await payouts.work();
    const short_by = formatNaira(29_800_000 - left);
    expect(await rowOf(organizer, 'stuck')).toMatchObject({ trouble: 'short', short_by });
    expect((await desk('stuck')).top_up).toBe(short_by);
    await shop.merchant('top-up', { amount: before });
    await payouts.ended(organizer, 'PAID');
  });

  it('has one that waits for a code, and one of which nothing is heard for an hour', async () => {
    const { organizer } = await payouts.organizerToPay(1_000_000);
    shop.sandbox.faults.asksForOtp = true;
    await payouts.ask(organizer);
    await payouts.ended(organizer, 'OTP');
    expect(await rowOf(organizer, 'stuck')).toMatchObject({ trouble: 'code' });

    const silent = await payouts.organizerToPay(1_000_000);
    const { id } = (await payouts.ask(silent.organizer)).json<Payout>();
    await shop.api.db
      .updateTable('payouts')
      .set({ state: 'SENDING', sending_at: shop.api.clock.now, next_attempt_at: null })
      .where('id', '=', id)
      .execute();
    expect(await rowOf(silent.organizer, 'stuck')).toBeUndefined();
    payouts.later(1.1);
    expect(await rowOf(silent.organizer, 'stuck')).toMatchObject({ trouble: 'slow' });
  });

  it('says of one that the provider refuses that it was not sent', async () => {
    const { organizer } = await payouts.organizerToPay(1_000_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    payouts.later(1.1);
    expect(await rowOf(organizer, 'stuck')).toMatchObject({ trouble: 'slow', is_unsent: false });
    await payouts.work();
    expect(await rowOf(organizer, 'stuck')).toMatchObject({
      trouble: 'slow',
      is_unsent: true,
      payout: { problem: expect.stringContaining('Your business cannot do this at the moment') },
    });
    shop.sandbox.faults.plan('transfer', 'none');
    await payouts.ended(organizer, 'PAID');
  });

  it.each([
    ['failed', 'FAILED'],
    ['reversed', 'REVERSED'],
  ] as const)(
    'has one that came back (%s) until the organizer asks again',
    async (outcome, state) => {
      const { organizer } = await payouts.organizerToPay(1_000_000);
      shop.sandbox.faults.transferOutcome = outcome;
      await payouts.ask(organizer);
      const { id } = await payouts.ended(organizer, state);
      expect(await rowOf(organizer, 'returned')).toMatchObject({
        trouble: outcome,
        payout: { id },
      });
      shop.sandbox.faults.transferOutcome = 'success';
      await payouts.ask(organizer);
      await payouts.ended(organizer, 'PAID');
      expect(await rowOf(organizer, 'returned')).toBeUndefined();
    },
  );

  it('asks for a stage', async () => {
    const answer = await payouts.call(admin, '/money/desk/payouts/');
    expect(answer.statusCode).toBe(400);
  });
});

it('a correction is refused under a key that was another organizer’s', async () => {
  const correct = async ({ id }: TestUser) =>
    shop.api.call({
      as: admin,
      method: 'POST',
      url: `/api/money/organizers/${id}/corrections/`,
      payload: { amount: '1', reason: 'A gift' },
      headers: { 'idempotency-key': 'a-correction-of-two-organizers' },
    });
  expect((await correct(await makeUser(shop.api.db, 'ORGANIZER'))).statusCode).toBe(201);
  expect((await correct(await makeUser(shop.api.db, 'ORGANIZER'))).statusCode).toBe(422);
});
