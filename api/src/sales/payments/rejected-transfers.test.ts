import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import {
  eventually,
  SECRET_KEY,
  startTestPayments,
  type TestPayments,
} from '../../testing/testPayments';
import type { Payment, PaymentInitiation } from './payments-schemas';
import { signWebhook } from '../../platform/provider/webhook-signature';

let shop: TestPayments;
let organizer: TestUser;
let buyer: TestUser;
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyer = await makeUser(shop.api.db);
});
beforeEach(() => void (shop.sandbox.faults.bankMs = 100));
afterAll(() => shop.close());

async function started(): Promise<PaymentInitiation & { ticket: number }> {
  const event = await makeEvent(shop.api.db, { organizer, priceKobo: 250_000 });
  const { id } = await shop.buy(buyer, event);
  return { ...(await shop.initiate(buyer, id)), ticket: id };
}
const read = async ({ reference }: PaymentInitiation) =>
  (await shop.api.call({ as: buyer, url: `/api/payments/${reference}/` })).json<Payment>();
const check = async ({ reference }: PaymentInitiation) => {
  const url = `/api/payments/${reference}/check/`;
  return (await shop.api.call({ as: buyer, method: 'POST', url })).json<Payment>();
};
const reject = { channel: 'bank_transfer', outcome: 'reject_transfer' } as const;
const untilRejected = (payment: PaymentInitiation) =>
  eventually(
    () => read(payment),
    ({ bank_transfer_rejected: isRejected }) => isRejected,
  );

it('offers card, bank transfer and USSD', async () => {
  const { reference } = await started();
  expect(shop.sandbox.ledger.byReference(reference)?.channels).toEqual([
    'card',
    'bank_transfer',
    'ussd',
  ]);
});

it.each([
  ['bank_transfer', 'pending'],
  ['ussd', 'ongoing'],
] as const)('a %s payment is %s until the bank confirms it', async (channel, status) => {
  shop.sandbox.faults.bankMs = 60_000;
  const waiting = await started();
  await shop.pay(waiting, { channel });
  expect(await check(waiting)).toMatchObject({ status: 'PENDING', order: { status: 'HELD' } });
  expect(shop.sandbox.ledger.byReference(waiting.reference)).toMatchObject({ channel, status });

  shop.sandbox.faults.bankMs = 100;
  const confirmed = await started();
  await shop.pay(confirmed, { channel });
  const paid = await eventually(
    () => read(confirmed),
    (payment) => payment.status === 'PAID',
  );
  expect(paid).toMatchObject({ status: 'PAID', tickets: [{ status: 'VALID' }] });
});

describe('a bank transfer that was sent back', () => {
  it('is told to the buyer, who pays again while the seats are held', async () => {
    const payment = await started();
    await shop.pay(payment, reject);
    expect(await untilRejected(payment)).toMatchObject({
      status: 'FAILED',
      bank_transfer_rejected: true,
      detail:
        'Your bank transfer was sent back, because it wasn’t exactly ₦2,500. Your ticket is still held, so please pay again.',
      order: { status: 'HELD' },
    });
    // Another look-up doesn't clear it.
    expect(await check(payment)).toMatchObject({ bank_transfer_rejected: true });

    const again = await shop.initiate(buyer, payment.ticket);
    await shop.pay(again, { channel: 'bank_transfer' });
    const paid = await eventually(
      () => read(again),
      ({ status }) => status === 'PAID',
    );
    expect(paid).toMatchObject({ status: 'PAID', bank_transfer_rejected: false });
  });

  it('is forgotten when the buyer tries again on the same page', async () => {
    const payment = await started();
    await shop.pay(payment, reject);
    await untilRejected(payment);
    shop.sandbox.faults.bankMs = 60_000;
    await shop.pay(payment, { channel: 'bank_transfer' });
    expect(await check(payment)).toMatchObject({
      status: 'PENDING',
      bank_transfer_rejected: false,
    });
  });

  it('changes nothing when the news comes after the payment', async () => {
    const payment = await started();
    await shop.pay(payment);
    await eventually(
      () => read(payment),
      ({ status }) => status === 'PAID',
    );
    const { id } = shop.sandbox.ledger.byReference(payment.reference) ?? { id: 0 };
    expect((await deliver(String(id))).status).toBe(200);
    expect(await read(payment)).toMatchObject({ status: 'PAID', bank_transfer_rejected: false });
  });

  it('of a payment that nobody knows is ignored; one without an id is reported', async () => {
    expect((await deliver('999999999')).status).toBe(200);
    expect((await deliver('')).status).toBe(400);
  });
});

function deliver(transactionId: string): Promise<Response> {
  const bank_transfer = { message_type: 'INCORRECT_AMOUNT', transaction_id: transactionId };
  const body = JSON.stringify({ event: 'bank.transfer.rejected', data: { bank_transfer } });
  return fetch(`${shop.url}/api/payments/webhook/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-paystack-signature': signWebhook(Buffer.from(body), SECRET_KEY),
    },
    body,
  });
}
