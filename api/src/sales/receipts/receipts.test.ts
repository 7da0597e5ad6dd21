import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Jobs } from '../../platform/jobs/jobs';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { makePaidOrders } from '../../testing/paidOrders';
import { pdfText } from '../../testing/pdfText';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;

beforeAll(async () => {
  shop = await startTestPayments({
    env: { RATE_LIMIT_DOCUMENT: '0', RATE_LIMIT_PURCHASE: '0', RATE_LIMIT_PAYMENT: '0' },
  });
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());

const get = (as: TestUser | undefined, orderId: number) =>
  shop.api.call({ ...(as && { as }), url: `/api/orders/${orderId}/receipt.pdf` });
const textOf = async (as: TestUser, orderId: number) => {
  const answer = await get(as, orderId);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await pdfText(answer.rawPayload)).join(' ').replace(/\s+/g, ' ');
};
const send = (
  as: TestUser,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload: object = {},
) => shop.api.call({ as, method, url: `/api${path}`, payload });
const setTaxNumber = (as: TestUser, number: string | null) =>
  send(as, 'PUT', '/money/tax-number/', { tax_number: number });

/** A new organizer's event, of which a new buyer has paid for two tickets of ₦5,375. */
async function sale({ taxNumber = '', bearer = 'ORGANIZER' as 'ORGANIZER' | 'BUYER' } = {}) {
  const organizer = await makeUser(shop.api.db, 'ORGANIZER');
  if (taxNumber) expect((await setTaxNumber(organizer, taxNumber)).statusCode).toBe(200);
  const buyer = await makeUser(shop.api.db);
  const event = await makeEvent(shop.api.db, { organizer, title: 'Èkó Night', priceKobo: 537_500 });
  await shop.api.db.updateTable('events').set({ fees_borne_by: bearer }).where('id', '=', event).execute(); // oxfmt-ignore
  const { id: ticket, tickets, order } = await shop.buy(buyer, event, 2);
  const payment = await shop.initiate(buyer, ticket);
  await shop.pay(payment);
  await eventually(
    () => orders.paymentOf(buyer, payment.reference),
    ({ status }) => status === 'PAID',
  );
  return {
    organizer,
    buyer,
    event,
    ticket,
    tickets,
    order: order.id,
    reference: payment.reference,
  };
}

it('says who paid what for which event, and the provider’s reference', async () => {
  const { buyer, order, reference } = await sale();
  const text = await textOf(buyer, order);
  const year = new Date().getFullYear();
  for (const part of [
    `Receipt NZ-R-${year}-${String(order).padStart(6, '0')}`,
    buyer.email,
    'Event Èkó Night',
    `Payment reference ${reference}`,
    '2 Standard tickets, ₦5,375.00 each ₦10,750.00',
    'Total paid ₦10,750.00',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Starts \w{3}, \d+ \w{3} \d{4}, \d\d:\d\d WAT Ends \w{3}, /);
  expect(text).not.toContain('VAT');
  expect(text).not.toContain('refund');
  const { headers } = await get(buyer, order);
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="receipt-NZ-R-\d{4}-\d{6,}\.pdf"$/,
  );
});

it('names a buyer without a last name by their first name alone', async () => {
  const { buyer, order } = await sale();
  await shop.api.db
    .updateTable('users')
    .set({ last_name: '' })
    .where('id', '=', buyer.id)
    .execute();
  expect(await textOf(buyer, order)).toContain(`Paid by Ada, ${buyer.email}`);
});

it('shows the fees that the buyer bears, and VAT in all of it', async () => {
  const { buyer, order } = await sale({ taxNumber: '12345678-0001', bearer: 'BUYER' });
  const text = await textOf(buyer, order);
  // 1.5 % and ₦100 on top: ₦133 and ₦133 for each ticket.
  const { buyer_fees_kobo: fees } = await shop.api.db
    .selectFrom('orders')
    .select('buyer_fees_kobo')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  expect(fees).toBeGreaterThan(0);
  const total = 1_075_000 + fees;
  const naira = (kobo: number) =>
    `₦${(kobo / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  expect(text).toContain(`Fees ${naira(fees)}`);
  expect(text).toContain(`Total paid ${naira(total)}`);
  expect(text).toContain('Seller’s tax number 12345678-0001');
  expect(text).toContain(`Includes VAT at 7.5% ${naira(Math.round((total * 7.5) / 107.5))}`);
});

it('keeps the tax number of the day on which it was paid', async () => {
  const { organizer, buyer, order } = await sale({ taxNumber: '201 234 567 8901' });
  await setTaxNumber(organizer, null);
  const text = await textOf(buyer, order);
  expect(text).toContain('Seller’s tax number 2012345678901');
  expect(text).toContain('Includes VAT at 7.5% ₦750.00');
  const other = await sale();
  await setTaxNumber(other.organizer, '1234567890');
  expect(await textOf(other.buyer, other.order)).not.toContain('VAT');
});

it('says what was refunded since, and what is left with its VAT', async () => {
  const { organizer, buyer, order, tickets } = await sale({ taxNumber: '1234567890' });
  const refund = async (index: number) => {
    const path = `/tickets/${tickets[index]?.id}/refund/`;
    expect((await send(organizer, 'POST', path)).statusCode).toBe(200);
  };
  await refund(0);
  const half = await textOf(buyer, order);
  expect(half).toMatch(
    /(Being refunded since|Refunded on) .+ -₦5,375\.00 Paid after refunds ₦5,375\.00/,
  );
  expect(half).toContain('Total paid ₦10,750.00');
  expect(half).toContain('Includes VAT at 7.5% ₦375.00');
  await shop.work('move_refund');
  await refund(1);
  const whole = await textOf(buyer, order);
  expect(whole).toContain('Paid after refunds ₦0.00');
});

it('stays right when the event is cancelled', async () => {
  const { organizer, buyer, event, order } = await sale();
  expect((await send(organizer, 'POST', `/events/${event}/cancel/`)).statusCode).toBeLessThan(300);
  await eventually(
    () => textOf(buyer, order),
    (text) => text.includes('Paid after refunds ₦0.00'),
  );
  expect(await textOf(buyer, order)).toContain('Èkó Night (cancelled)');
});

it('names neither a buyer nor an address that was deleted', async () => {
  const { buyer, order } = await sale();
  await shop.api.db
    .updateTable('events')
    .set({ start_date: new Date(0), end_date: new Date(1) })
    .execute();
  const gone = await send(buyer, 'DELETE', '/auth/profile/', { password: PASSWORD });
  expect(gone.statusCode).toBe(204);
  expect((await get(buyer, order)).statusCode).toBe(401);
  const text = await textOf(orders.admin, order);
  expect(text).toContain('Paid by Deleted account Event');
  expect(text).not.toContain(buyer.email);
  expect(text).toContain('Total paid ₦10,750.00');
});

it('is for the payer and administrators alone; others don’t learn that there is one', async () => {
  const { organizer, buyer, order } = await sale();
  const stranger = await makeUser(shop.api.db);
  const statuses = await Promise.all(
    [undefined, stranger, organizer, buyer, orders.admin].map(
      async (as) => (await get(as, order)).statusCode,
    ),
  );
  expect(statuses).toEqual([401, 404, 404, 200, 200]);
  expect((await get(buyer, 999_999)).statusCode).toBe(404);
});

it('is refused for what was free, and for what isn’t paid, each with its sentence', async () => {
  const buyer = await makeUser(shop.api.db);
  const free = await makeEvent(shop.api.db, { organizer: orders.organizer });
  const dear = await makeEvent(shop.api.db, { organizer: orders.organizer, priceKobo: 100 });
  const answers = await Promise.all(
    [free, dear].map(async (event) =>
      (await get(buyer, (await shop.buy(buyer, event)).order.id)).json(),
    ),
  );
  expect(answers.map(({ code, detail }) => [code, detail])).toEqual([
    ['free_order', 'This order was free, so it has no receipt.'],
    ['not_paid', 'This order hasn’t been paid, so it has no receipt.'],
  ]);
});

it('is the first payment’s, if an order was paid twice', async () => {
  const { buyer, order, reference, ticket } = await sale();
  const again = await shop.api.db
    .insertInto('payments')
    .values({
      order_id: order,
      attempt: 2,
      reference: `NZ-${order}-2-again`,
      amount_kobo: 1_075_000,
      received_kobo: 1_075_000,
      status: 'REFUNDING',
      paid_at: new Date(),
      next_check_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.api.db
    .insertInto('refunds')
    .values({
      payment_id: again.id,
      amount_kobo: 1_075_000,
      reason: 'paid_twice',
      next_attempt_at: null,
    })
    .execute();
  const text = await textOf(buyer, order);
  expect(text).toContain(`Payment reference ${reference}`);
  expect(text).not.toContain('refund');
  expect(ticket).toBeGreaterThan(0);
});

it('is the same file twice, and made for eight at once', async () => {
  const { buyer, order } = await sale();
  const texts = await Promise.all(Array.from({ length: 8 }, () => textOf(buyer, order)));
  expect(new Set(texts.map((text) => text.replace(/as of .+/, ''))).size).toBe(1);
});

it('can be asked for so often a minute', async () => {
  const limited = await startTestPayments({ env: { RATE_LIMIT_DOCUMENT: '2' } });
  try {
    const buyer = await makeUser(limited.api.db);
    const ask = async () =>
      (await limited.api.call({ as: buyer, url: '/api/orders/1/receipt.pdf' })).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([404, 404, 429]);
  } finally {
    await limited.close();
  }
});

describe('in the mail', () => {
  const mailTo = async ({ email }: TestUser) =>
    shop.api.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .where('template', '=', 'ticket')
      .executeTakeFirstOrThrow();

  it('of a paid order is its receipt, for who paid alone', async () => {
    const { buyer, order, reference } = await sale();
    const { data } = await mailTo(buyer);
    expect(data).toMatchObject({ receiptOf: order });
    const { api } = shop;
    const { mail, platform } = api.parts;
    await new Jobs({ db: api.db, log: platform.log, tasks: mail.tasks }).runDue('send_mail');
    const outbox = join(api.dataDir, 'outbox');
    const sent = readdirSync(outbox)
      .map((file) => readFileSync(join(outbox, file), 'utf8'))
      .find((text) => text.includes(`To: ${buyer.email}`) && text.includes('receipt-NZ-R-'));
    const [, encoded = ''] =
      /filename=receipt-\S+\r?\n(?:\S.*\r?\n)*\r?\n([\w+/=\r\n]+)/.exec(sent ?? '') ?? [];
    expect((await pdfText(Buffer.from(encoded, 'base64'))).join(' ')).toContain(reference);
    const free = await makeUser(api.db);
    await shop.buy(free, await makeEvent(api.db, { organizer: orders.organizer }));
    expect((await mailTo(free)).data).not.toHaveProperty('receiptOf');
  });
});

describe('PUT /money/tax-number/', () => {
  it('keeps a number, shows the rate of VAT, and takes it away', async () => {
    const organizer = await makeUser(shop.api.db, 'ORGANIZER');
    const see = async () =>
      (await shop.api.call({ as: organizer, url: '/api/money/tax-number/' })).json();
    expect(await see()).toEqual({ tax_number: null, vat_percent: '7.5' });
    expect((await setTaxNumber(organizer, ' 123456780001 ')).json()).toEqual({
      tax_number: '12345678-0001',
      vat_percent: '7.5',
    });
    expect(await see()).toMatchObject({ tax_number: '12345678-0001' });
    expect((await setTaxNumber(organizer, ' ')).json()).toMatchObject({ tax_number: null });
    expect(await see()).toMatchObject({ tax_number: null });
  });

  it.each(['123', '12345678901', 'RC 123456', '1'.repeat(41)])('refuses “%s”', async (number) => {
    const organizer = await makeUser(shop.api.db, 'ORGANIZER');
    const answer = await setTaxNumber(organizer, number);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { tax_number: ['Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4'] },
    ]);
  });
});
