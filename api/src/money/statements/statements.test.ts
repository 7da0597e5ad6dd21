import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { HOUR_MS } from '../../platform/durations';
import { Jobs } from '../../platform/jobs/jobs';
import { PaystackClient } from '../../platform/provider/paystack-client';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { makePaidOrders } from '../../testing/paidOrders';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { pdfText } from '../../testing/pdfText';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { OrganizerMoney } from '../ledger/ledger-schemas';
import type { Payout, PayoutPage } from '../payouts/payouts-schemas';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
let jobs: Jobs;
let recipient: string;

beforeAll(async () => {
  shop = await startTestPayments({
    env: { PLATFORM_FEE_BASIS_POINTS: '200', RATE_LIMIT_DOCUMENT: '0' },
  });
  orders = await makePaidOrders(shop);
  const { money, platform } = shop.api.parts;
  jobs = new Jobs({ db: shop.api.db, log: platform.log, tasks: money.tasks });
  recipient = await new PaystackClient(platform.config.paystack).createRecipient({
    name: 'ADA NUMBER',
    account_number: '0123456780',
    bank_code: '058',
  });
  shop.sandbox.faults.settlementSchedule = 'manual';
  await shop.merchant('top-up', { amount: 100_000_000 });
});
beforeEach(() => {
  shop.api.clock.now = null;
  shop.sandbox.faults.transferOutcome = 'success';
});
afterAll(() => shop.close());

const get = (as: TestUser | undefined, path: string) =>
  shop.api.call({ ...(as && { as }), url: `/api${path}` });
const textOf = async (as: TestUser, path: string) => {
  const answer = await get(as, path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return (await pdfText(answer.rawPayload)).join(' ').replace(/\s+/g, ' ');
};
const rowsOf = async (as: TestUser, path: string) => {
  const answer = await get(as, path);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse<Record<string, string>>(answer.body, { bom: true, columns: true });
};
const moneyOf = async (as: TestUser) => (await get(as, '/money/')).json<OrganizerMoney>();
const later = (hours: number) => {
  shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + hours * HOUR_MS);
};
const thisMonth = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos', dateStyle: 'short' })
    .format(shop.api.clock.now ?? new Date())
    .slice(0, 7);

/** A new organizer with an event that sold a ticket of ₦5,000 (provider ₦175, platform ₦100), which is over. */
async function seller(title = 'Lagos, "JS"') {
  const organizer = await makeUser(shop.api.db, 'ORGANIZER');
  const buyer = await makeUser(shop.api.db);
  const start = new Date(Date.now() + HOUR_MS);
  const event = await makeEvent(shop.api.db, { organizer, title, priceKobo: 500_000, start });
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await eventually(
    () => orders.paymentOf(buyer, payment.reference),
    ({ status }) => status === 'PAID',
  );
  await makePayoutAccount(shop.api.db, organizer.id, { recipientCode: recipient });
  return { organizer, buyer, event, ticket: id, reference: payment.reference };
}

/** Pays out an organizer's available money, and waits until the payout is in a state. */
async function payOut(organizer: TestUser, state: Payout['state']): Promise<Payout> {
  later(60);
  const asked = await shop.api.call({ as: organizer, method: 'POST', url: '/api/money/payouts/', payload: {} }); // oxfmt-ignore
  expect(asked.statusCode).toBe(201);
  const [payout] = await eventually(
    async () => {
      later(0.1);
      await jobs.runDue('move_payout');
      return (await get(organizer, '/money/payouts/')).json<PayoutPage>().results;
    },
    ([newest]) => newest?.state === state,
  );
  return payout as Payout;
}

const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((kobo, row) => kobo + Math.round(Number(row[column] || 0) * 100), 0);

it('says how a month’s sales, fees, refunds and payouts make the balance, to the kobo', async () => {
  const { organizer, buyer, event, ticket, reference } = await seller();
  const second = await shop.buy(buyer, event);
  await shop.pay(await shop.initiate(buyer, second.id));
  await eventually(
    () => moneyOf(organizer),
    ({ pending }) => pending === '9450.00',
  );
  await shop.api.call({ as: organizer, method: 'POST', url: `/api/tickets/${ticket}/refund/`, payload: {} }); // oxfmt-ignore
  await shop.work('move_refund');
  // Of ₦9,450: the refund takes ₦5,000 and gives the platform's fee of ₦100 back.
  const month = thisMonth();
  const text = await textOf(organizer, `/money/months/${month}/statement.pdf`);
  for (const part of [
    'Opening balance ₦0.00',
    'Tickets sold ₦10,000.00',
    'Payment provider’s fees -₦350.00',
    'Platform’s fees -₦100.00',
    'Refunds -₦5,000.00',
    'Closing balance ₦4,550.00',
    'Lagos, "JS" – 10,000.00 -350.00 -100.00 -5,000.00 – – – – 4,550.00',
    'the month is not over',
  ]) {
    expect(text).toContain(part);
  }
  const rows = await rowsOf(organizer, `/money/months/${month}/statement.csv`);
  expect(rows.map((row) => `${row['What']} ${row['Amount']} ${row['Balance']}`)).toEqual([
    'Opening balance  0.00',
    'Tickets sold 5000.00 5000.00',
    'Payment provider’s fee -175.00 4825.00',
    'Platform’s fee -100.00 4725.00',
    'Tickets sold 5000.00 9725.00',
    'Payment provider’s fee -175.00 9550.00',
    'Platform’s fee -100.00 9450.00',
    'Refund -5000.00 4450.00',
    'Platform’s fee given back 100.00 4550.00',
    'Closing balance  4550.00',
  ]);
  expect(rows[1]).toMatchObject({ Event: 'Lagos, "JS"', Reference: reference });
  expect((await moneyOf(organizer)).pending).toBe('4550.00');
});

it('leaves a month as it was when a dispute of that month is opened again', async () => {
  const { organizer, reference } = await seller();
  const id = await shop.merchant('dispute', { reference });
  const holds = ({ disputed }: OrganizerMoney) => disputed !== '0.00';
  await eventually(() => moneyOf(organizer), holds);
  await shop.merchant(`dispute/${id}/resolve`, { resolution: 'declined' });
  await eventually(
    () => moneyOf(organizer),
    (money) => !holds(money),
  );
  const path = `/money/months/${thisMonth()}/statement.csv`;
  const amounts = async () => (await rowsOf(organizer, path)).map(({ Amount }) => Amount);
  const before = await amounts();
  later(40 * 24);
  const [dispute] = shop.sandbox.ledger.dispute(id) ?? [];
  if (!dispute) throw new Error('The sandbox does not know it');
  const reopened = { ...dispute, status: 'awaiting-bank-feedback', resolution: null };
  shop.sandbox.ledger.save({ dispute: reopened });
  expect(await orders.deliver('charge.dispute.create', { id })).toBe(200);
  expect(holds(await moneyOf(organizer))).toBe(true);
  expect(await amounts()).toEqual(before);
});

it('says what a payout took of which event, its fee, and what arrived', async () => {
  const { organizer } = await seller();
  const { id, reference } = await payOut(organizer, 'PAID');
  const text = await textOf(organizer, `/money/payouts/${id}/statement.pdf`);
  for (const part of [
    'Payout of ₦4,715.00',
    'GTBank ••••6789',
    'State Paid',
    `Reference ${reference}`,
    'Taken from your balance ₦4,725.00',
    'Transfer fee of the payment provider -₦10.00',
    'Arrived ₦4,715.00',
    'Lagos, "JS" 4,725.00 10.00 4,715.00',
  ]) {
    expect(text).toContain(part);
  }
  const [row, ...others] = await rowsOf(organizer, `/money/payouts/${id}/statement.csv`);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    Reference: reference,
    Account: 'GTBank ••••6789',
    Taken: '4725.00',
    'Transfer fee': '10.00',
    Sent: '4715.00',
    Arrived: '4715.00',
  });
  const month = await rowsOf(organizer, `/money/months/${thisMonth()}/statement.csv`);
  const closing = month.at(-1)?.['Balance'];
  const { available, pending } = await moneyOf(organizer);
  expect([closing, available, pending]).toEqual(['0.00', '0.00', '0.00']);
  expect(month.some((posting) => posting['Reference'] === reference)).toBe(true);
});

it('doesn’t say that anything was sent before it was', async () => {
  const { organizer } = await seller();
  later(60);
  await shop.api.call({ as: organizer, method: 'POST', url: '/api/money/payouts/', payload: {} });
  const [payout] = (await get(organizer, '/money/payouts/')).json<PayoutPage>().results;
  expect(payout?.state).toBe('REQUESTED');
  const path = `/money/payouts/${payout?.id}/statement`;
  const text = await textOf(organizer, `${path}.pdf`);
  expect(text).toContain('To be sent to your account ₦4,715.00');
  expect(text).not.toContain('Sent');
  const [row] = await rowsOf(organizer, `${path}.csv`);
  expect(row).toMatchObject({ 'To be sent': '4715.00', Arrived: '0.00' });
});

it('doesn’t say that a payout was sent while the provider waits for its code', async () => {
  const { organizer } = await seller();
  shop.sandbox.faults.asksForOtp = true;
  const { id } = await payOut(organizer, 'OTP');
  shop.sandbox.faults.asksForOtp = false;
  const path = `/money/payouts/${id}/statement`;
  expect(await textOf(organizer, `${path}.pdf`)).toContain('To be sent to your account ₦4,715.00');
  const [row] = await rowsOf(organizer, `${path}.csv`);
  expect(row).toMatchObject({ 'To be sent': '4715.00', Arrived: '0.00' });
});

it('says that a payout which failed was not sent', async () => {
  const { organizer } = await seller();
  shop.sandbox.faults.transferOutcome = 'failed';
  const { id } = await payOut(organizer, 'FAILED');
  const path = `/money/payouts/${id}/statement`;
  const text = await textOf(organizer, `${path}.pdf`);
  expect(text).toContain('Not sent to your account ₦4,715.00');
  expect(text).toContain('Returned to your balance ₦4,725.00');
  const [row] = await rowsOf(organizer, `${path}.csv`);
  expect(row).toMatchObject({ 'Not sent': '4715.00', Arrived: '0.00' });
});

it('says that what the bank sent back has not arrived', async () => {
  const { organizer } = await seller();
  shop.sandbox.faults.transferOutcome = 'reversed';
  const { id } = await payOut(organizer, 'REVERSED');
  const text = await textOf(organizer, `/money/payouts/${id}/statement.pdf`);
  expect(text).toContain('Sent back by the bank; the money is back in the balance');
  expect(text).toContain('Returned to your balance ₦4,725.00');
  expect(text).toContain('Arrived ₦0.00');
  const month = await rowsOf(organizer, `/money/months/${thisMonth()}/statement.csv`);
  expect(month.at(-1)?.['Balance']).toBe('4725.00');
  // The sale may have been in the month before.
  expect(sumOf(month.slice(0, 1), 'Balance') + sumOf(month, 'Amount')).toBe(472_500);
});

it('opens a month with what the month before closed with', async () => {
  const { organizer } = await seller();
  const before = thisMonth();
  later(24 * 32);
  const [year = 0, month = 0] = before.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 7);
  const rows = await rowsOf(organizer, `/money/months/${next}/statement.csv`);
  expect(rows.map((row) => [row['What'], row['Balance']])).toEqual([
    ['Opening balance', '4725.00'],
    ['Closing balance', '4725.00'],
  ]);
  const text = await textOf(organizer, `/money/months/${next}/statement.pdf`);
  expect(text).toContain('Opening balance ₦4,725.00');
  expect(text).toContain('Tickets sold ₦0.00');
  expect(await textOf(organizer, `/money/months/${before}/statement.pdf`)).toContain(
    'Closing balance ₦4,725.00',
  );
});

it('is empty for a month before the account, and for an organizer who sold nothing', async () => {
  const { organizer } = await seller();
  const text = await textOf(organizer, '/money/months/2001-02/statement.pdf');
  expect(text).toContain('No money moved in this month.');
  expect(text).toContain('Closing balance ₦0.00');
  const newcomer = await makeUser(shop.api.db, 'ORGANIZER');
  const rows = await rowsOf(newcomer, `/money/months/${thisMonth()}/statement.csv`);
  expect(rows.map((row) => row['Balance'])).toEqual(['0.00', '0.00']);
});

it.each(['pdf', 'csv'])(
  'refuses a bad month and one to come, each with its sentence (%s)',
  async (format) => {
    const bad = await get(orders.organizer, `/money/months/2026-13/statement.${format}`);
    expect([bad.statusCode, bad.json()]).toEqual([
      400,
      { month: ['Month must be a year and a month, such as 2026-03'] },
    ]);
    const future = await get(orders.organizer, `/money/months/2999-01/statement.${format}`);
    expect([future.statusCode, future.json()]).toEqual([
      400,
      { month: ['This month has not begun yet'] },
    ]);
  },
);

it('is for the organizer and administrators alone', async () => {
  const { organizer, buyer } = await seller();
  const { id } = await payOut(organizer, 'PAID');
  const month = thisMonth();
  const stranger = await makeUser(shop.api.db, 'ORGANIZER');
  for (const format of ['pdf', 'csv']) {
    const ofPayout = `/money/payouts/${id}/statement.${format}`;
    const ofMonth = `/money/organizers/${organizer.id}/months/${month}/statement.${format}`;
    const statuses = async (path: string) =>
      Promise.all(
        [undefined, buyer, stranger, organizer, orders.admin].map(
          async (as) => (await get(as, path)).statusCode,
        ),
      );
    expect(await statuses(ofPayout)).toEqual([401, 403, 404, 200, 200]);
    expect(await statuses(ofMonth)).toEqual([401, 403, 403, 403, 200]);
    expect((await get(orders.admin, `/money/payouts/999999/statement.${format}`)).statusCode).toBe(
      404,
    );
    const ofNobody = `/money/organizers/${buyer.id}/months/${month}/statement.${format}`;
    expect((await get(orders.admin, ofNobody)).statusCode).toBe(404);
  }
});

it('is a file for its reader alone, that no spreadsheet runs', async () => {
  const { organizer } = await seller('=HYPERLINK("https://evil.example";"Win")');
  const answer = await get(organizer, `/money/months/${thisMonth()}/statement.csv`);
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="statement-${thisMonth()}.csv"`,
    'cache-control': 'private, no-store',
  });
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  const [, sold] = parse<Record<string, string>>(answer.body, { bom: true, columns: true });
  expect(sold?.['Event']).toBe(`'=HYPERLINK("https://evil.example";"Win")`);
});

it('reads a long month in pieces, and adds all of it up', async () => {
  const organizer = await makeUser(shop.api.db, 'ORGANIZER');
  await sql`
    INSERT INTO ledger_entries (kind, subject_id, debit, credit, amount_kobo, organizer_id, day, posted_at, note, actor_id)
    SELECT 'CORRECTION', nextval('ledger_corrections'), 'PLATFORM', 'ORGANIZER', 1, ${organizer.id},
      '2026-03-01', '2026-03-01T12:00:00Z', 'many', ${orders.admin.id}
    FROM generate_series(1, 3003)`.execute(shop.api.db);
  const rows = await rowsOf(organizer, '/money/months/2026-03/statement.csv');
  expect(rows).toHaveLength(3003 + 2);
  expect([sumOf(rows, 'Amount'), rows.at(-1)?.['Balance']]).toEqual([3003, '30.03']);
});
