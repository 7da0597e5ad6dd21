import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Ticket } from '../tickets/tickets-schemas';
import type { Payment } from './payments-schemas';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
let now: Date;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
beforeEach(async () => {
  buyer = await makeUser(shop.api.db);
  now = new Date();
  shop.api.clock.now = now;
});
afterAll(() => shop.close());

/** Moves the clock and runs the due jobs. */
async function goTo(ms: number): Promise<void> {
  shop.api.clock.now = new Date(now.getTime() + ms);
  await shop.work('expire_hold');
}
const check = async (reference: string) =>
  (
    await shop.api.call({
      as: buyer,
      method: 'POST',
      url: `/api/payments/${reference}/check/`,
    })
  ).json<Payment>();
const takenOf = async (id: number) =>
  (
    await shop.api.db
      .selectFrom('events')
      .select('taken')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).taken;

/** A payment made by its payer, with this status at the provider. */
async function atBank(status: string, options = {}) {
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 250_000, ...options });
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  const transaction = shop.sandbox.ledger.byReference(payment.reference);
  if (!transaction) throw new Error('The sandbox does not know the payment');
  const become = (next: string) =>
    // The provider has more statuses than the sandbox plays.
    shop.sandbox.ledger.save({ transaction: { ...transaction, status: next as 'pending' } });
  become(status);
  return { event, payment, become };
}

describe.each(['pending', 'processing', 'ongoing'])('while the provider answers “%s”', (status) => {
  it('the hold is kept for two hours from the payment’s start, and no longer', async () => {
    const { event, payment } = await atBank(status);
    for (const minutes of [31, 60, 90, 119]) {
      await goTo(minutes * MINUTE);
      expect(await takenOf(event)).toBe(1);
    }
    expect(await check(payment.reference)).toMatchObject({
      status: 'PENDING',
      is_at_bank: true,
      detail:
        'Your bank is working on the payment. Your ticket is held for up to 2 hours while it does.',
      order: { status: 'HELD' },
    });
    await goTo(2 * HOUR + MINUTE);
    expect(await takenOf(event)).toBe(0);
    expect(await check(payment.reference)).toMatchObject({
      is_at_bank: false,
      order: { status: 'EXPIRED' },
    });
  });
});

it('the hold ends within minutes once the bank has declined', async () => {
  const { event, become } = await atBank('pending');
  await goTo(31 * MINUTE);
  expect(await takenOf(event)).toBe(1);
  become('failed');
  await goTo(37 * MINUTE);
  expect(await takenOf(event)).toBe(0);
});

it('the unpaid ticket says so among the payer’s tickets, until the bank has declined', async () => {
  const { event, payment, become } = await atBank('pending');
  const ticket = async () => {
    await check(payment.reference);
    const tickets = await shop.api.call({ as: buyer, url: '/api/tickets/' });
    return tickets.json<Ticket[]>().find((each) => each.event.id === event);
  };
  expect(await ticket()).toMatchObject({
    is_at_bank: true,
    cancellation: {
      detail:
        'Your bank is still working on your payment. If it arrives, you’ll get all of it back.',
    },
  });
  become('failed');
  expect(await ticket()).toMatchObject({
    is_at_bank: false,
    cancellation: { detail: 'You haven’t paid anything.' },
  });
});

it('a payment page that was only opened keeps nothing', async () => {
  const { event } = await atBank('abandoned');
  await goTo(31 * MINUTE);
  expect(await takenOf(event)).toBe(0);
});

it('the hold is not kept past the event’s start', async () => {
  const { event } = await atBank('pending', { start: new Date(now.getTime() + 45 * MINUTE) });
  await goTo(44 * MINUTE);
  expect(await takenOf(event)).toBe(1);
  await goTo(46 * MINUTE);
  expect(await takenOf(event)).toBe(0);
});

it('nobody else is sold the seat meanwhile, and the payer gets it in the end', async () => {
  const { event, payment, become } = await atBank('pending', { capacity: 1 });
  shop.api.clock.now = new Date(now.getTime() + 31 * MINUTE);
  await expect(shop.buy(await makeUser(shop.api.db), event)).rejects.toThrow('sold_out');
  become('success');
  expect(await check(payment.reference)).toMatchObject({ status: 'PAID', is_at_bank: false });
});

it('the payer is not reminded to pay', async () => {
  const { payment } = await atBank('pending');
  await check(payment.reference);
  shop.api.clock.now = new Date(now.getTime() + 20 * MINUTE);
  await shop.work();
  const reminders = await shop.api.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', buyer.email)
    .where('template', '=', 'payment_reminder')
    .execute();
  expect(reminders).toEqual([]);
});
