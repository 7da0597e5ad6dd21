import { findMistakes } from '../../testing/ledgerChecks';
import { lockWaitedFor } from '../../testing/lockWaitedFor';
import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { lockMoney } from '../ledger/balances-repository';
import type { Payout } from './payouts-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
  // The provider's news would be a third party to each race.
  shop.sandbox.faults.transferWebhook = 'lost';
});
afterEach(async () => {
  const { faults } = shop.sandbox;
  faults.transferOutcome = 'success';
  faults.at = async () => undefined;
  expect(await findMistakes(shop.api.db)).toEqual([]);
});
afterAll(() => shop.close());

const suspend = (event: number, at: Date | null) =>
  shop.api.db.updateTable('events').set({ suspended_at: at }).where('id', '=', event).execute();

it('ends while somebody decides on it: neither waits for the other', async () => {
  const { organizer } = await payouts.organizerToPay(500_000);
  shop.sandbox.faults.transferOutcome = 'failed';
  await payouts.ask(organizer);
  await payouts.work();
  const [payout] = await payouts.payoutsOf(organizer);
  const { id, reference } = payout as Payout;
  await eventually(
    () => payouts.client.verifyTransfer(reference),
    (transfer) => transfer?.status === 'failed',
  );
  const { lookUp } = await shop.api.db.transaction().execute(async (trx) => {
    // In the order of an approval.
    await lockMoney(trx, organizer.id);
    const looked = shop.api.parts.money.payouts.lookUp(reference);
    await lockWaitedFor(shop.api.db);
    await trx.updateTable('payouts').set({ attempts: 7 }).where('id', '=', id).execute();
    return { lookUp: looked };
  });
  await lookUp;
  expect(await payouts.payoutsOf(organizer)).toMatchObject([{ id, state: 'FAILED' }]);
});

it('isn’t ended as held by a process that was paused, once another may have sent it', async () => {
  const { organizer, event } = await payouts.organizerToPay(500_000);
  const { id } = (await payouts.ask(organizer)).json<Payout>();
  await suspend(event, new Date());
  const { db } = shop.api;
  let resume: () => void = () => undefined;
  const isResumed = new Promise<void>((resolve) => (resume = resolve));
  /** Another process, once the lease and the suspension are over. */
  const other = async (isLocked: () => void) =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute();
      isLocked();
      await isResumed;
      const sending = { state: 'SENDING' as const, attempts: 2, sending_at: new Date() };
      await trx.updateTable('payouts').set(sending).where('id', '=', id).execute();
    });
  let sent: Promise<void> | undefined;
  shop.sandbox.faults.at = (call, moment) =>
    new Promise<void>((proceed) => {
      if (call === 'balance' && moment === 'asked') sent = other(proceed);
      else proceed();
    });
  const work = payouts.work();
  await lockWaitedFor(db);
  await suspend(event, null);
  resume();
  await Promise.all([work, sent]);
  shop.sandbox.faults.at = async () => undefined;
  expect(await payouts.payoutsOf(organizer)).toMatchObject([{ id, state: 'SENDING' }]);
  expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ id });
});
