import { Writable } from 'node:stream';
import { pino } from 'pino';
import { hidingSecrets } from '../../platform/http/logging';
import { makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import {
  ACCOUNT as account,
  ACCOUNT_NUMBER as NUMBER,
  stuckRefunds,
} from '../../testing/testRefunds';
import { ACCOUNT_LEASE_MS } from '../payments/account-requests';

let shop: TestPayments;
let admin: TestUser;
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
  admin = await makeUser(shop.api.db, 'ADMIN');
  refunds = stuckRefunds(shop, { admin, organizer: await makeUser(shop.api.db, 'ORGANIZER') });
});
afterAll(() => shop.close());
afterEach(() => {
  shop.api.clock.now = null;
  shop.sandbox.faults.refundOutcome = 'processed';
  shop.sandbox.faults.at = async () => undefined;
});

describe('the money moves once', () => {
  it('when it is confirmed twice at once, in two tabs with two accounts', async () => {
    const refund = await refunds.stuck();
    const other = { ...account, account_number: '0123456788' };
    const tabs = [account, other, account];
    const { promise: allHaveAsked, resolve: release } = Promise.withResolvers<void>();
    let asking = 0;
    let sent = 0;
    shop.sandbox.faults.at = async (call, moment) => {
      if (moment !== 'asked') return;
      if (call === 'retry') sent += 1;
      if (call !== 'refund state') return;
      asking += 1;
      if (asking === tabs.length) release();
      // Every tab has seen that an account is needed before any of them sends one.
      await allHaveAsked;
    };
    const answers = await Promise.all(
      tabs.map((each) => refunds.post(refund.token, 'confirm', each)),
    );
    expect(sent).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(refunds.atProvider(refund.reference)[0]?.accounts).toHaveLength(1);
    expect(await refunds.untilDone(refund)).toBe('done');
    expect((await refunds.post(refund.token, 'confirm')).json()).toMatchObject({ state: 'done' });
    expect(refunds.atProvider(refund.reference)[0]?.accounts).toHaveLength(1);
  });

  it('when it was paid back before the account was given', async () => {
    const { reference, token } = await refunds.stuck();
    const [refund] = refunds.atProvider(reference);
    if (!refund) throw new Error('No refund');
    shop.sandbox.ledger.save({ refund: { ...refund, status: 'processed' } });
    expect((await refunds.post(token, 'confirm')).json()).toMatchObject({
      state: 'done',
      account: null,
    });
    expect(refunds.atProvider(reference)[0]?.accounts).toBeUndefined();
  });

  it('when an administrator pays by hand while the payer answers', async () => {
    const { reference, token } = await refunds.stuck();
    const { id } = (await refunds.refundCase(reference)) ?? { id: 0 };
    let settled = 0;
    shop.sandbox.faults.at = async (call, moment) => {
      if (call !== 'refund state' || moment !== 'asked' || settled > 0) return;
      const url = `/api/refunds/${id}/settle/`;
      const payload = { note: 'Paid by hand' };
      settled = (await shop.api.call({ as: admin, method: 'POST', url, payload })).statusCode;
    };
    expect((await refunds.post(token, 'confirm')).json()).toMatchObject({ state: 'done' });
    expect(settled).toBe(200);
    expect(refunds.atProvider(reference)[0]?.accounts).toBeUndefined();
  });

  it('when an old look-up of the job ends after the account was sent', async () => {
    const refund = await refunds.stuck();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = new Promise<void>((resolve) => {
      let first = true;
      shop.sandbox.faults.at = async (call) => {
        if (call !== 'refund state' || !first) return;
        first = false;
        resolve();
        await held;
      };
    });
    const lookUp = shop.job.refunds.lookUp(refund.reference);
    await asked;
    expect((await refunds.post(refund.token, 'confirm')).json()).toMatchObject({
      state: 'under_way',
    });
    answer();
    await lookUp;
    expect(await refunds.requestsTo(refund.buyer)).toHaveLength(1);
    expect(await refunds.untilDone(refund)).toBe('done');
    expect(refunds.atProvider(refund.reference)[0]?.accounts).toEqual([NUMBER]);
  });
});

describe('a provider that answers badly', () => {
  it.each(['error', 'garbage'] as const)(
    'with %s changes nothing until it is asked',
    async (fault) => {
      const { token, reference } = await refunds.stuck();
      const { faults } = shop.sandbox;
      faults.plan('resolve', fault, 2);
      for (const what of ['resolve', 'confirm']) {
        const failed = await refunds.post(token, what);
        expect(failed.statusCode).toBe(502);
        expect(failed.json()).toMatchObject({ code: 'provider_unavailable' });
      }
      faults.plan('refund state', fault, 1);
      expect((await refunds.post(token, 'confirm')).statusCode).toBe(502);
      expect(await refunds.stateOf(token)).toBe('open');
      expect(refunds.atProvider(reference)[0]?.accounts).toBeUndefined();
      expect((await refunds.post(token, 'confirm')).statusCode).toBe(200);
      expect(log.join('')).not.toContain(NUMBER);
    },
  );

  it.each(['error', 'garbage'] as const)(
    'with %s to the account is looked up before it is asked again',
    async (fault) => {
      const refund = await refunds.stuck();
      shop.sandbox.faults.plan('retry', fault, 1);
      expect((await refunds.post(refund.token, 'confirm')).json()).toMatchObject({
        state: 'under_way',
      });
      // Nothing has arrived there, but it still might.
      await shop.job.refunds.lookUp(refund.reference);
      expect((await refunds.post(refund.token, 'confirm')).json()).toMatchObject({
        state: 'under_way',
      });
      expect(refunds.atProvider(refund.reference)[0]?.accounts).toBeUndefined();
      expect(await refunds.requestsTo(refund.buyer)).toHaveLength(1);
      await refunds.later(ACCOUNT_LEASE_MS + 1000);
      const [, renewed = ''] = await refunds.tokensOf(refund.buyer);
      expect((await refunds.post(renewed, 'confirm')).statusCode).toBe(200);
      expect(refunds.atProvider(refund.reference)[0]?.accounts).toEqual([NUMBER]);
    },
  );

  it.each([
    ['a rate limit', 'too_many'],
    ['a refusal of our business', 'refused'],
  ] as const)('with %s doesn’t refuse the account, which can be sent again', async (_, fault) => {
    const refund = await refunds.stuck();
    shop.sandbox.faults.plan('retry', fault, 1);
    const failed = await refunds.post(refund.token, 'confirm');
    expect(failed.statusCode).toBe(502);
    expect(failed.json()).toMatchObject({ code: 'provider_unavailable' });
    expect(await refunds.stateOf(refund.token)).toBe('open');
    expect((await refunds.post(refund.token, 'confirm')).json()).toMatchObject({
      state: 'under_way',
    });
    expect(refunds.atProvider(refund.reference)[0]?.accounts).toEqual([NUMBER]);
  });

  it('by taking the account, and breaking off its answer, is not sent it again', async () => {
    const refund = await refunds.stuck();
    shop.sandbox.faults.at = async (call, moment) => {
      if (call === 'retry' && moment === 'done') throw new Error('cut off');
    };
    expect((await refunds.post(refund.token, 'confirm')).json()).toMatchObject({
      state: 'under_way',
    });
    expect(await refunds.untilDone(refund)).toBe('done');
    await refunds.later(ACCOUNT_LEASE_MS + 1000);
    expect(refunds.atProvider(refund.reference)).toMatchObject([
      { status: 'processed', accounts: [NUMBER] },
    ]);
    expect(await refunds.requestsTo(refund.buyer)).toHaveLength(1);
  });
});
