import { Writable } from 'node:stream';
import { pino } from 'pino';
import { hidingSecrets } from '../../platform/http/logging';
import { REFUND_LINK_MS } from '../../platform/limits';
import { TEST_ACCOUNTS } from '../../sandbox/bank-routes';
import { makeUser } from '../../testing/builders';
import { JWT_SECRET } from '../../testing/testApp';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import {
  ACCOUNT as account,
  ACCOUNT_NUMBER as NUMBER,
  stuckRefunds,
  ZENITH,
} from '../../testing/testRefunds';
import { ACCOUNT_LEASE_MS } from '../payments/account-requests';
import { TicketCodes } from '../tickets/ticket-codes';
import type { RefundLink } from './refund-link-schemas';
import { NAME_CHECKS_PER_HOUR } from './refund-link-service';

const HOUR = 3_600_000;

let shop: TestPayments;
let refunds: ReturnType<typeof stuckRefunds>;
const log: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  shop = await startTestPayments({
    env: { RATE_LIMIT_TICKET_LINK: '0' },
    log: pino(hidingSecrets('trace'), sink),
  });
  const admin = await makeUser(shop.api.db, 'ADMIN');
  refunds = stuckRefunds(shop, { admin, organizer: await makeUser(shop.api.db, 'ORGANIZER') });
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
  shop.sandbox.faults.refundOutcome = 'processed';
  shop.sandbox.faults.at = async () => undefined;
});

describe('a refund that cannot reach its payer', () => {
  it('asks them by mail, and goes to the account that they choose', async () => {
    const refund = await refunds.stuck();
    const { buyer, reference, token } = refund;
    const [mail] = await refunds.requestsTo(buyer);
    expect(mail?.subject).toBe('Where should we send your refund for Lagos JS?');
    expect(mail?.text).toContain('₦1,500');
    expect((await refunds.show(token)).json()).toMatchObject({
      state: 'open',
      amount: '1500.00',
      event_title: 'Lagos JS',
      account: null,
    });
    expect(await refunds.refundCase(reference)).toMatchObject({
      state: 'NEEDS_ATTENTION',
      payer_account: { answered_at: null, account: null },
    });

    const banks = (await shop.api.call({ url: `/api/refund-links/${token}/banks/` })).json();
    expect(banks).toContainEqual({ id: ZENITH, name: 'Zenith Bank' });
    expect((await refunds.post(token, 'resolve')).json()).toEqual({ account_name: 'TUNDE BELLO' });
    const confirmed = await refunds.post(token, 'confirm');
    expect(confirmed.json()).toMatchObject({
      state: 'under_way',
      account: { bank: 'Zenith Bank', ending: '6789' },
    });
    expect(await refunds.untilDone(refund)).toBe('done');
    expect(refunds.atProvider(reference)).toMatchObject([
      { status: 'processed', accounts: [NUMBER] },
    ]);
    const answered = await refunds.refundCase(reference);
    expect(answered).toMatchObject({
      state: 'DONE',
      payer_account: { account: 'Zenith Bank ••••6789' },
    });
    expect(answered?.payer_account?.answered_at).not.toBeNull();
    // Neither while it is looked up or sent, nor afterwards.
    expect(log.join('')).not.toContain(NUMBER);
    const rows = await shop.api.db.selectFrom('refund_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(NUMBER);
  });

  it('shows its payer until when we need an account, until they give one', async () => {
    const refund = await refunds.stuck();
    const waiting = await refunds.ofTicket(refund.buyer);
    expect(waiting).toEqual({
      refunded: '1500.00',
      is_refund_under_way: true,
      refund_account_by: (await refunds.show(refund.token)).json<RefundLink>().expires_at,
    });
    const seen = await refunds.paymentOf(refund);
    expect(seen.refunds).toMatchObject([
      { status: 'NEEDS_ATTENTION', account_by: waiting.refund_account_by },
    ]);
    await refunds.post(refund.token, 'confirm');
    expect((await refunds.ofTicket(refund.buyer)).refund_account_by).toBeNull();
    expect((await refunds.paymentOf(refund)).refunds).toMatchObject([{ account_by: null }]);
    await refunds.untilDone(refund);
    expect(await refunds.ofTicket(refund.buyer)).toEqual({
      refunded: '1500.00',
      is_refund_under_way: false,
      refund_account_by: null,
    });
  });

  it('is asked about once, however often the provider says so', async () => {
    const { buyer, reference } = await refunds.stuck();
    await Promise.all([1, 2, 3].map(() => shop.job.refunds.lookUp(reference)));
    await shop.job.refunds.lookUp(reference);
    expect(await refunds.requestsTo(buyer)).toHaveLength(1);
  });

  it('is not asked about when its payer has deleted their account', async () => {
    const { buyer, reference } = await refunds.stuck();
    await shop.api.db.deleteFrom('refund_links').execute();
    await shop.api.db.deleteFrom('mails').execute();
    await shop.api.db
      .updateTable('users')
      .set({ erased_at: new Date() })
      .where('id', '=', buyer.id)
      .execute();
    await shop.job.refunds.lookUp(reference);
    expect(await refunds.requestsTo(buyer)).toHaveLength(0);
    expect(await refunds.refundCase(reference)).toMatchObject({
      state: 'NEEDS_ATTENTION',
      payer_account: null,
    });
  });
});

describe('a link', () => {
  it('that is not ours opens nothing', async () => {
    const { token } = await refunds.stuck();
    const ticketLink = new TicketCodes(JWT_SECRET).links.write(Buffer.alloc(16, 1));
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of [changed, ticketLink, 'abc']) {
      expect((await refunds.show(wrong)).statusCode).toBe(404);
      for (const what of ['resolve', 'confirm', 'renew']) {
        expect((await refunds.post(wrong, what)).statusCode).toBe(404);
      }
      expect((await shop.api.call({ url: `/api/refund-links/${wrong}/banks/` })).statusCode).toBe(
        404,
      );
    }
  });

  it('expires, and mails a new one to the payer alone', async () => {
    const refund = await refunds.stuck();
    shop.api.clock.now = new Date(Date.now() + REFUND_LINK_MS + 1000);
    expect(await refunds.stateOf(refund.token)).toBe('expired');
    expect((await refunds.post(refund.token, 'resolve')).json()).toMatchObject({
      code: 'link_expired',
    });
    expect((await refunds.post(refund.token, 'confirm')).statusCode).toBe(410);
    expect((await refunds.post(refund.token, 'renew', {})).statusCode).toBe(200);
    const [, renewed = ''] = await refunds.tokensOf(refund.buyer);
    expect((await refunds.show(refund.token)).json()).toMatchObject({
      code: 'link_replaced',
      detail:
        'A newer link has replaced this one. We still need an account for your refund: please use the link in our latest email.',
    });
    expect(await refunds.stateOf(renewed)).toBe('open');
    // A link that works isn't replaced.
    expect((await refunds.post(renewed, 'renew', {})).statusCode).toBe(200);
    expect(await refunds.requestsTo(refund.buyer)).toHaveLength(2);
    expect((await refunds.post(renewed, 'confirm')).statusCode).toBe(200);
    expect(refunds.atProvider(refund.reference)).toMatchObject([{ accounts: [NUMBER] }]);
  });

  it('looks up a handful of names an hour', async () => {
    const { token } = await refunds.stuck();
    shop.api.clock.now = new Date();
    for (let times = 0; times < NAME_CHECKS_PER_HOUR; times += 1) {
      expect((await refunds.post(token, 'resolve')).statusCode).toBe(200);
    }
    const refused = await refunds.post(token, 'resolve');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      detail: 'Too many attempts. Please try again in 60 minutes.',
    });
    expect((await refunds.post(token, 'confirm')).statusCode).toBe(429);
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + HOUR);
    expect((await refunds.post(token, 'resolve')).statusCode).toBe(200);
  });
});

describe('an account', () => {
  it.each([
    ['nine digits', { bank_id: ZENITH, account_number: '012345678' }, 'account_number'],
    ['letters', { bank_id: ZENITH, account_number: '01234S6789' }, 'account_number'],
    ['an unknown bank', { bank_id: 4711, account_number: NUMBER }, 'bank_id'],
    ['no holder', { bank_id: ZENITH, account_number: TEST_ACCOUNTS.unknown }, 'account_number'],
  ])('with %s is refused, and may be corrected', async (_what, payload, field) => {
    const { token, reference } = await refunds.stuck();
    for (const what of ['resolve', 'confirm']) {
      const refused = await refunds.post(token, what, payload);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toHaveProperty(field);
    }
    expect(refunds.atProvider(reference)[0]?.accounts).toBeUndefined();
    expect((await refunds.post(token, 'confirm')).json()).toMatchObject({ state: 'under_way' });
  });

  it('that the provider refuses may be replaced by another', async () => {
    const refund = await refunds.stuck();
    const refused = await refunds.post(refund.token, 'confirm', {
      ...account,
      account_number: TEST_ACCOUNTS.refused,
    });
    expect(refused.json()).toEqual({
      account_number: ['Zenith Bank didn’t accept this account. Please use another one.'],
    });
    expect((await refunds.show(refund.token)).json()).toMatchObject({
      state: 'open',
      account: null,
    });
    expect((await refunds.post(refund.token, 'confirm')).statusCode).toBe(200);
    expect(await refunds.untilDone(refund)).toBe('done');
  });

  it('that the money does not reach either is asked for again, by a new link', async () => {
    const { buyer, reference, token } = await refunds.stuck();
    await refunds.post(token, 'confirm', { ...account, account_number: TEST_ACCOUNTS.unreachable });
    await eventually(
      async () => refunds.atProvider(reference),
      ([refund]) => refund?.status === 'needs-attention',
    );
    await shop.job.refunds.lookUp(reference);
    // The provider's answer may predate the account, so the payer isn't asked until the account has had its time. The
    // provider's own news is looked up at the same moment, and holds the lease until then.
    const waitsForProvider = (at: number) => at > Date.now() && at < Date.now() + ACCOUNT_LEASE_MS;
    const lookedUpAt = await eventually(() => refunds.nextLookUp(reference), waitsForProvider);
    expect(waitsForProvider(lookedUpAt)).toBe(true);
    expect(await refunds.requestsTo(buyer)).toHaveLength(1);
    expect(await refunds.stateOf(token)).toBe('under_way');
    await refunds.later(ACCOUNT_LEASE_MS + 1000);
    const [, again] = await eventually(
      async () => {
        // The provider's own news may hold the lease meanwhile.
        await shop.work('move_refund');
        return refunds.requestsTo(buyer);
      },
      ({ length }) => length > 1,
    );
    expect(again?.text).toContain('couldn’t be paid into Zenith Bank ••••2222');
    expect((await refunds.show(token)).json()).toMatchObject({ code: 'link_replaced' });
    const [, renewed = ''] = await refunds.tokensOf(buyer);
    expect((await refunds.post(renewed, 'confirm')).statusCode).toBe(200);
    expect(refunds.atProvider(reference)[0]?.accounts).toEqual([TEST_ACCOUNTS.unreachable, NUMBER]);
  });
});
