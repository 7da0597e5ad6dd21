import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailSeal } from '../../platform/security/sealing';
import { makeEvent, makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { JWT_SECRET } from '../../testing/testApp';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { makeMailTransport } from '../../mail/mail-transport';
import { Jobs } from '../../platform/jobs/jobs';
import { MailWorker } from '../../mail/mail-worker';
import type { Payment, PaymentInitiation } from '../payments/payments-schemas';
import { TicketCodes } from '../tickets/ticket-codes';
import type { PurchaseResult } from '../orders/purchase-schemas';
import type { Cancellation } from '../tickets/tickets-schemas';

let shop: TestPayments;
let buyer: TestUser;
let event: number;
let outbox: string;
beforeAll(async () => {
  shop = await startTestPayments();
  outbox = mkdtempSync(join(tmpdir(), 'tickets-outbox-'));
  buyer = await makeUser(shop.api.db);
  const organizer = await makeUser(shop.api.db, 'ORGANIZER');
  event = await makeEvent(shop.api.db, { organizer, title: 'Lagos JS', priceKobo: 250_050 });
});
afterAll(async () => {
  await shop.close();
  rmSync(outbox, { recursive: true, force: true });
});

/** Calls the API over HTTP, as the site does. */
async function http<T>(path: string, token?: string, body?: object): Promise<T> {
  const response = await fetch(`${shop.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

it('refunds a buyer: paid, cancelled, requested, processed, mailed', async () => {
  const { access } = await http<{ access: string }>('/auth/token/', undefined, {
    email: buyer.email,
    password: PASSWORD,
  });
  const bought = await http<PurchaseResult>('/tickets/purchase/', access, {
    event_id: event,
    ticket_type: 'STANDARD',
  });
  const payment = await http<PaymentInitiation>('/payments/initiate/', access, {
    ticket_id: bought.id,
  });
  await shop.pay(payment);
  const status = () => http<Payment>(`/payments/${payment.reference}/`, access);
  expect(await eventually(status, (found) => found.status === 'PAID')).toMatchObject({
    status: 'PAID',
    order: { status: 'PAID', total: '2500.50' },
  });

  const cancelled = await http<Cancellation>(`/tickets/${bought.id}/cancel/`, access, {});
  expect(cancelled).toMatchObject({ refund: '2500.50', order: { status: 'REFUNDED' } });
  expect(await status()).toMatchObject({
    status: 'REFUNDING',
    tickets: [{ status: 'CANCELLED' }],
    refunds: [{ amount: '2500.50', reason: 'cancelled_by_buyer', status: 'QUEUED' }],
  });

  // One round of the job requests it, and the provider queues it. The rest arrives by webhook.
  await shop.work('move_refund');
  const [asked] = (await status()).refunds;
  expect(['REQUESTED', 'DONE']).toContain(asked?.status);
  expect(await eventually(status, (found) => found.status === 'REFUNDED')).toMatchObject({
    status: 'REFUNDED',
    detail: 'Your payment has been refunded.',
    order: { status: 'REFUNDED' },
    refunds: [{ amount: '2500.50', status: 'DONE' }],
  });
  const transaction = shop.sandbox.ledger.byReference(payment.reference)?.id ?? 0;
  expect(shop.sandbox.ledger.refundsOf(transaction)).toMatchObject([
    { amount: 250_050, status: 'processed' },
  ]);

  const { tasks } = new MailWorker({
    db: shop.api.db,
    transport: makeMailTransport({ smtpUrl: null, from: 'Nzuko <tickets@nzuko.test>' }, outbox),
    publicUrl: 'https://nzuko.test',
    codes: new TicketCodes(JWT_SECRET),
    seal: mailSeal(JWT_SECRET),
    now: () => new Date(),
    log: shop.api.app.log,
  });
  await new Jobs({ db: shop.api.db, log: shop.api.app.log, tasks }).runDue();
  const letters = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  const refunds = letters.filter((letter) => letter.includes('Subject: Your refund for Lagos JS'));
  expect(refunds).toHaveLength(1);
  expect(refunds[0]).toContain(`To: ${buyer.email}`);
  expect(refunds[0]).toContain('2,500.50');
});
