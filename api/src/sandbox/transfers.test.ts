import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { DAY_MS } from '../platform/durations';
import { PaystackClient } from '../platform/provider/paystack-client';
import { isSignedBy } from '../platform/provider/webhook-signature';
import { eventually } from '../testing/testPayments';
import { TEST_ACCOUNTS } from './bank-routes';
import { recipientCode } from './demo-accounts';
import { buildSandbox, type Sandbox } from './sandbox-app';

const SECRET_KEY = 'sk_test_transfers';
const START = new Date('2026-03-02T10:00:00Z');

interface Received {
  event: string;
  data: { reference: string; status: string; amount: number };
}

let inbox: Server;
let received: Received[];
let sandbox: Sandbox;
let url: string;
let client: PaystackClient;
let now: Date;
let folder: string;

beforeEach(async () => {
  received = [];
  now = START;
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  inbox = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isOurs = isSignedBy(body, request.headers['x-paystack-signature'], SECRET_KEY);
      if (isOurs) received.push(JSON.parse(body.toString()) as Received);
      response.statusCode = isOurs ? 200 : 401;
      response.end();
    });
  });
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve));
  await startSandbox();
});
afterEach(async () => {
  await sandbox.app.close();
  await new Promise((resolve) => inbox.close(resolve));
  rmSync(folder, { recursive: true });
});

async function startSandbox() {
  const { port } = inbox.address() as AddressInfo;
  sandbox = buildSandbox({
    secretKey: SECRET_KEY,
    webhookUrl: `http://127.0.0.1:${port}/`,
    checkoutUrl: 'http://localhost/checkout',
    file: join(folder, 'ledger.jsonl'),
    now: () => now,
  });
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
  client = new PaystackClient({ baseUrl: url, secretKey: SECRET_KEY, sandboxUrl: url });
}

function post(path: string, body: object, signal?: AbortSignal) {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

const recipient = (account_number = '0123456780') =>
  client.createRecipient({ name: 'ADA OBI', account_number, bank_code: '058' });

let made = 0;
async function transferOf(amount: number, account?: string) {
  made += 1;
  const transfer = {
    amount,
    reference: `payout-test-${String(made).padStart(6, '0')}`,
    reason: 'A',
  };
  return { ...transfer, recipient: await recipient(account) };
}

const ended = (reference: string) =>
  eventually(
    async () => (await client.verifyTransfer(reference))?.status,
    (status) => status !== 'pending',
  );

describe('recipients', () => {
  it('are one for each account, however often they are made', async () => {
    expect(await recipient()).toBe(await recipient());
    expect(await recipient()).not.toBe(await recipient('0123456781'));
  });

  it.each([
    ['a bank that doesn’t exist', { bank_code: '999' }],
    ['nine digits', { account_number: '012345678' }],
    ['an account that doesn’t exist', { account_number: TEST_ACCOUNTS.unknown }],
    ['no name', { name: '' }],
  ])('are refused for %s', async (_what, change) => {
    const account = { name: 'ADA OBI', account_number: '0123456780', bank_code: '058', ...change };
    await expect(client.createRecipient(account)).rejects.toMatchObject({ status: 400 });
  });

  it('are refused at a bank that has closed, which is no longer listed either', async () => {
    await post('/merchant/switches', { closed_banks: ['058'] });
    await expect(recipient()).rejects.toMatchObject({ code: 'invalid_bank_code' });
    expect((await client.listBanks()).map(({ code }) => code)).not.toContain('058');
    expect(await client.resolveAccount('058', '0123456780')).toBeNull();
  });

  it('of the demo are known from the start', async () => {
    await post('/merchant/top-up', { amount: 100_000 });
    const transfer = { amount: 5000, reference: 'payout-to-the-demo', reason: 'A' };
    const known = recipientCode('058', '0123400001');
    expect(await client.transfer({ ...transfer, recipient: known })).toMatchObject({
      status: 'pending',
    });
    expect(await client.resolveAccount('058', '0123400001')).toBe('OKONKWO ADAEZE CHIDINMA');
  });
});

describe('a transfer', () => {
  it('arrives, is announced with a signature, and takes its fee from the balance', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    const transfer = await transferOf(600_000);
    expect(await client.transfer(transfer)).toMatchObject({ status: 'pending', amount: 600_000 });
    expect(await ended(transfer.reference)).toBe('success');
    await eventually(
      async () => received,
      ({ length }) => length > 0,
    );
    expect(received).toMatchObject([
      { event: 'transfer.success', data: { reference: transfer.reference, amount: 600_000 } },
    ]);
    expect(await client.balance()).toBe(1_000_000 - 600_000 - 2500);
  });

  it('is refused without enough money for it and its fee, and takes nothing', async () => {
    await post('/merchant/top-up', { amount: 100_000 });
    const transfer = await transferOf(100_000);
    await expect(client.transfer(transfer)).rejects.toMatchObject({ isBalanceTooSmall: true });
    expect(await client.balance()).toBe(100_000);
    expect(await client.verifyTransfer(transfer.reference)).toBeNull();
  });

  it('is made once with one reference', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    const transfer = await transferOf(100_000);
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.transfer(transfer)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(client.transfer(transfer)).rejects.toMatchObject({ isDuplicateReference: true });
    expect(await client.balance()).toBe(1_000_000 - 101_000);
  });

  it.each(['failed', 'reversed'] as const)('that %s gives its money back', async (outcome) => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    await post('/merchant/switches', { transfers: outcome, transfer_webhook: 'twice' });
    const transfer = await transferOf(100_000);
    await client.transfer(transfer);
    expect(await ended(transfer.reference)).toBe(outcome);
    expect(await client.balance()).toBe(1_000_000);
    await eventually(
      async () => received,
      ({ length }) => length === 2,
    );
    expect(received.map(({ event }) => event)).toEqual([
      `transfer.${outcome}`,
      `transfer.${outcome}`,
    ]);
  });

  it.each([
    [TEST_ACCOUNTS.failing, 'failed'],
    [TEST_ACCOUNTS.returning, 'reversed'],
  ])('to the account %s is %s', async (account, outcome) => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    const transfer = await transferOf(100_000, account);
    await client.transfer(transfer);
    expect(await ended(transfer.reference)).toBe(outcome);
  });

  it('that had arrived can be sent back by its bank', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    const transfer = await transferOf(100_000);
    await client.transfer(transfer);
    await ended(transfer.reference);
    const { reference } = transfer;
    expect((await post('/merchant/transfer/reverse', { reference })).status).toBe(200);
    expect(await client.verifyTransfer(reference)).toMatchObject({ status: 'reversed' });
    expect(await client.balance()).toBe(1_000_000);
    expect((await post('/merchant/transfer/reverse', { reference })).status).toBe(400);
  });

  it('with an OTP waits for the right one, and is abandoned after half an hour', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    await post('/merchant/switches', { otp: true });
    const transfer = await transferOf(100_000);
    const { transfer_code, status } = await client.transfer(transfer);
    expect(status).toBe('otp');
    const wrong = client.finalizeTransfer({ transfer_code, otp: '000000' });
    await expect(wrong).rejects.toMatchObject({ status: 400 });
    await client.finalizeTransfer({ transfer_code, otp: '123456' });
    expect(await ended(transfer.reference)).toBe('success');

    const late = await transferOf(100_000);
    const waiting = await client.transfer(late);
    now = new Date(now.getTime() + 30 * 60_000);
    expect(await ended(late.reference)).toBe('abandoned');
    const tooLate = client.finalizeTransfer({
      transfer_code: waiting.transfer_code,
      otp: '123456',
    });
    await expect(tooLate).rejects.toMatchObject({ status: 400 });
  });

  it('whose answer is lost has been made all the same', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    await post('/merchant/switches', { fault: { call: 'transfer', fault: 'lost_answer' } });
    const transfer = await transferOf(100_000);
    const body = { ...transfer, source: 'balance', currency: 'NGN' };
    await expect(post('/transfer', body, AbortSignal.timeout(500))).rejects.toThrow();
    expect(await ended(transfer.reference)).toBe('success');
  });

  it.each(['error', 'garbage'] as const)('met by %s has not been made', async (fault) => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    await post('/merchant/switches', { fault: { call: 'transfer', fault } });
    const transfer = await transferOf(100_000);
    await expect(client.transfer(transfer)).rejects.toThrow();
    expect(await client.verifyTransfer(transfer.reference)).toBeNull();
  });

  it.each([
    ['half a kobo', { amount: 0.5 }, 'invalid_amount'],
    ['an upper-case reference', { reference: 'PAYOUT-00000000001' }, 'invalid_transfer_reference'],
    ['a short reference', { reference: 'payout-1' }, 'invalid_transfer_reference'],
    ['an unknown recipient', { recipient: 'RCP_nobody' }, 'invalid_recipient'],
  ])('of %s is refused', async (_what, change, code) => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    const transfer = { ...(await transferOf(100_000)), ...change };
    await expect(client.transfer(transfer)).rejects.toMatchObject({ status: 400, code });
  });

  it('goes on after a restart of the sandbox', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    await post('/merchant/switches', { transfer_ms: 60_000 });
    const transfer = await transferOf(100_000);
    await client.transfer(transfer);
    await sandbox.app.close();
    await startSandbox();
    expect(await ended(transfer.reference)).toBe('success');
    expect(await client.balance()).toBe(1_000_000 - 101_000);
  });
});

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

async function paid(reference: string, amount: number) {
  const callback_url = 'http://localhost/back';
  const payment = { email: 'a@example.test', amount, reference, callback_url, metadata: {} };
  const code = (await client.initialize(payment)).split('/').at(-1);
  const body = new URLSearchParams({ outcome: 'pay', webhook: 'lost' });
  await fetch(`${url}/checkout/${code}`, { method: 'POST', body, redirect: 'manual' });
  const found = await client.verify(reference);
  if (!found) throw new Error('not paid');
  return found;
}

describe('the balance', () => {
  it('holds what was paid less the provider’s fee, refunds and reversals', async () => {
    // 1.5%, ₦100 more from ₦2,500 on, ₦2,000 at most.
    expect(await paid('NZ-1-1', 249_900)).toMatchObject({ fees: 3749 });
    const second = await paid('NZ-2-1', 250_000);
    expect(second).toMatchObject({ fees: 13_750 });
    expect(await paid('NZ-3-1', 50_000_000)).toMatchObject({ fees: 200_000 });
    expect(await client.balance()).toBe(50_499_900 - 217_499);

    await client.refund({ transaction: second.id, amount: 50_000, merchant_note: 'half' });
    expect(await client.balance()).toBe(50_449_900 - 217_499);
    await post('/merchant/reversal', { reference: 'NZ-3-1' });
    expect(await client.balance()).toBe(449_900 - 217_499);

    const span = { from: START, to: START };
    const listed = await all(client.transactions(span));
    expect(listed.map(({ reference, status }) => [reference, status])).toEqual([
      ['NZ-3-1', 'reversed'],
      ['NZ-2-1', 'success'],
      ['NZ-1-1', 'success'],
    ]);
    expect(await all(client.refunds(span))).toMatchObject([
      { transaction_reference: 'NZ-2-1', amount: '50000' },
    ]);
  });

  it('is settled away at midnight in Lagos, and what came in since stays', async () => {
    await post('/merchant/top-up', { amount: 1_000_000 });
    // 23:30 in Lagos.
    now = new Date('2026-03-02T22:30:00Z');
    expect(await client.balance()).toBe(1_000_000);
    now = new Date('2026-03-02T23:30:00Z');
    await post('/merchant/top-up', { amount: 7000 });
    expect(await client.balance()).toBe(7000);
    now = new Date(now.getTime() + 3 * DAY_MS);
    expect(await client.balance()).toBe(0);
    const settled = await all(client.settlements());
    expect(
      settled.map(({ total_amount, settlement_date }) => [total_amount, settlement_date]),
    ).toEqual([
      [7000, '2026-03-03T23:00:00.000Z'],
      [1_000_000, '2026-03-02T23:00:00.000Z'],
    ]);
  });

  it('stays when settlement is manual, until it is asked for', async () => {
    await post('/merchant/switches', { settlement: 'manual' });
    await post('/merchant/top-up', { amount: 1_000_000 });
    now = new Date(now.getTime() + 3 * DAY_MS);
    expect(await client.balance()).toBe(1_000_000);
    await post('/merchant/settle', {});
    expect(await client.balance()).toBe(0);
  });

  it('lists what moved, over several pages, in a time span', async () => {
    await post('/merchant/top-up', { amount: 10_000_000 });
    const to = await recipient();
    for (let index = 0; index < 101; index += 1) {
      const reference = `payout-page-${String(index).padStart(6, '0')}`;
      await client.transfer({ amount: 100, recipient: to, reference, reason: 'A' });
    }
    const span = { from: START, to: START };
    expect(await all(client.transfers(span))).toHaveLength(101);
    const before = { from: new Date(0), to: new Date(START.getTime() - 1) };
    expect(await all(client.transfers(before))).toHaveLength(0);
  });

  it('refuses a switch that it does not know, and changes nothing', async () => {
    const answer = await post('/merchant/switches', { otp: true, transfers: 'stolen' });
    expect(answer.status).toBe(400);
    expect(sandbox.faults.asksForOtp).toBe(false);
  });
});
