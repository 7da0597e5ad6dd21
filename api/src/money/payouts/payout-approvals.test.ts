import { sql } from 'kysely';
import { makeUser, type TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { PayoutApprovals } from './payout-approvals';
import type { Payout, PayoutTerms } from './payouts-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;
let admin: TestUser;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
  ({ admin } = payouts.orders);
});
afterEach(async () => expect(await findMistakes(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const decide = (as: TestUser, id: number, what: 'approve' | 'refuse', payload: object = {}) =>
  payouts.call(as, `/money/payouts/${id}/${what}/`, payload);
const sentOf = ({ reference }: Payout) => shop.sandbox.ledger.transfer(reference);

/** An organizer whose payout of their whole balance awaits approval. */
async function waiting() {
  const people = await payouts.organizerToPay();
  const asked = await payouts.ask(people.organizer);
  expect(asked.statusCode).toBe(201);
  const payout = asked.json<Payout>();
  expect(payout).toMatchObject({ state: 'APPROVAL', amount: '1498000.00', problem: null });
  return { ...people, payout };
}
type Waiting = Awaited<ReturnType<typeof waiting>>;
const ON_ITS_WAY = { available: '0.00', on_its_way: '1497950.00', paid_out: '0.00' };
const BACK = { available: '1498000.00', on_its_way: '0.00', paid_out: '0.00' };

/** Expects a decision to be refused: the payout still waits, and no kobo moves. */
async function stays(
  { organizer, payout }: Waiting,
  answer: Awaited<ReturnType<typeof decide>>,
  code: string,
) {
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code });
  expect(await payouts.payoutsOf(organizer)).toMatchObject([{ id: payout.id, state: 'APPROVAL' }]);
  await payouts.work();
  expect(sentOf(payout)).toBeUndefined();
}

it('above the limit waits for an administrator, and is sent once approved', async () => {
  const { organizer, payout } = await waiting();
  payouts.later(48);
  await payouts.work();
  expect(sentOf(payout)).toBeUndefined();
  expect(await payouts.moneyOf(organizer)).toMatchObject(ON_ITS_WAY);
  const approved = await decide(admin, payout.id, 'approve');
  expect(approved.json()).toMatchObject({ id: payout.id, state: 'REQUESTED' });
  await payouts.ended(organizer, 'PAID');
  expect(sentOf(payout)).toMatchObject({ amount: 149_795_000, status: 'success' });
  const row = await shop.api.db
    .selectFrom('payouts')
    .select(['decision', 'decided_by', 'decided_at'])
    .where('id', '=', payout.id)
    .executeTakeFirst();
  expect(row).toEqual({
    decision: 'APPROVED',
    decided_by: admin.id,
    decided_at: expect.any(Date) as Date,
  });
});

it('refused gives the money back, tells the organizer why, and isn’t asked for again by itself', async () => {
  const { organizer, payout } = await waiting();
  const reason = 'The event did not take place, as far as we can see.';
  expect((await decide(admin, payout.id, 'refuse', { reason: ' ' })).json()).toEqual({
    reason: ['Reason is required'],
  });
  const refused = await decide(admin, payout.id, 'refuse', { reason: ` ${reason} ` });
  expect(refused.json()).toMatchObject({ state: 'FAILED', is_refused: true, problem: reason });
  expect(await payouts.moneyOf(organizer)).toMatchObject(BACK);
  const mail = await shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', organizer.email)
    .where('template', '=', 'payout')
    .executeTakeFirst();
  expect(mail?.data).toMatchObject({
    isPaid: false,
    refusedBecause: reason,
    pausesAutomatic: true,
    ending: '6789',
  });
  await shop.api.parts.money.requests.payAll();
  expect(await payouts.payoutsOf(organizer)).toHaveLength(1);
  expect((await payouts.ask(organizer)).json()).toMatchObject({ state: 'APPROVAL' });
});

it('counts what was asked for within a day, so that parts of it need approval too', async () => {
  const { organizer } = await payouts.organizerToPay();
  const part = async (amount: string) =>
    (await payouts.ask(organizer, { amount })).json<Payout>().state;
  const left = async () =>
    (await payouts.call(organizer, '/money/payouts/terms/')).json<PayoutTerms>().approval;
  const limit = '1000000.00';
  expect(await left()).toEqual({ limit, left: limit });
  expect(await part(limit)).toBe('REQUESTED');
  expect(await left()).toEqual({ limit, left: '0.00' });
  await payouts.ended(organizer, 'PAID');
  expect(await part('100.00')).toBe('APPROVAL');
  const [last] = await payouts.payoutsOf(organizer);
  await decide(admin, last?.id ?? 0, 'approve');
  await payouts.ended(organizer, 'PAID');
  payouts.later(25);
  expect(await part('400000.00')).toBe('REQUESTED');
  await payouts.ended(organizer, 'PAID');
});

it('of two administrators at once one decides, and the other hears what became of it', async () => {
  const { organizer, payout } = await waiting();
  const other = await makeUser(shop.api.db, 'ADMIN');
  const decisions = await Promise.all([
    decide(admin, payout.id, 'approve'),
    decide(other, payout.id, 'refuse', { reason: 'No.' }),
    decide(other, payout.id, 'approve'),
    decide(admin, payout.id, 'refuse', { reason: 'No.' }),
  ]);
  const codes = decisions.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([200, 409, 409, 409]);
  for (const { statusCode, body } of decisions) {
    if (statusCode === 409) {
      expect(body).toMatch(/(You have|Ada Number\d+ has) already (approved|refused) this payout\./);
    }
  }
  const isApproved = [decisions[0], decisions[2]].some((each) => each.statusCode === 200);
  await payouts.ended(organizer, isApproved ? 'PAID' : 'FAILED');
});

it('approved twice is sent once', async () => {
  const { organizer, payout } = await waiting();
  await decide(admin, payout.id, 'approve');
  await payouts.ended(organizer, 'PAID');
  const again = await decide(admin, payout.id, 'approve');
  expect(again.json()).toMatchObject({ error: 'You have already approved this payout.' });
  const { sandbox } = shop;
  expect(
    sandbox.ledger.every('transfer').filter(({ reference }) => reference === payout.reference),
  ).toHaveLength(1);
});

describe('isn’t approved, and no kobo moves,', () => {
  it('after the account has changed, to the old account or the new one', async () => {
    const people = await waiting();
    const { db } = shop.api;
    await db
      .updateTable('payout_accounts')
      .set({ state: 'REPLACED' })
      .where('user_id', '=', people.organizer.id)
      .execute();
    await stays(people, await decide(admin, people.payout.id, 'approve'), 'account_changed');
    const recipientCode = await payouts.recipientOf('0123456781');
    await makePayoutAccount(db, people.organizer.id, { recipientCode });
    await stays(people, await decide(admin, people.payout.id, 'approve'), 'account_changed');
    await decide(admin, people.payout.id, 'refuse', { reason: 'Another account.' });
    expect(await payouts.moneyOf(people.organizer)).toMatchObject(BACK);
  });

  it('after its event was cancelled', async () => {
    const people = await waiting();
    await shop.api.db
      .updateTable('events')
      .set({ status: 'CANCELLED' })
      .where('id', '=', people.event)
      .execute();
    await stays(people, await decide(admin, people.payout.id, 'approve'), 'event_held');
  });

  it('after a buyer disputed the payment', async () => {
    const people = await waiting();
    await shop.merchant('dispute', { reference: people.reference });
    await eventually(
      () => payouts.moneyOf(people.organizer),
      ({ disputed }) => disputed !== '0.00',
    );
    await stays(people, await decide(admin, people.payout.id, 'approve'), 'event_held');
  });

  it('after a refund has taken some of its money', async () => {
    const people = await waiting();
    await payouts.call(people.organizer, `/tickets/${people.ticket}/refund/`, {});
    await stays(people, await decide(admin, people.payout.id, 'approve'), 'balance_overdrawn');
    await decide(admin, people.payout.id, 'refuse', { reason: 'There is less by now.' });
    expect(await payouts.moneyOf(people.organizer)).toMatchObject({ available: '748000.00' });
  });

  it.each<[string, (who: number, of: Waiting) => Promise<unknown>]>([
    [
      'is in the team that gets it',
      (user_id, { organizer }) =>
        shop.api.db
          .insertInto('team_members')
          .values({ team_id: organizer.id, user_id, role: 'DOOR' })
          .execute(),
    ],
    [
      'asked for it',
      (requested_by, { payout: { id } }) =>
        shop.api.db.updateTable('payouts').set({ requested_by }).where('id', '=', id).execute(),
    ],
    [
      'gave the account that it goes to',
      (asked_by, { organizer }) =>
        sql`UPDATE payout_accounts SET asked_by = ${asked_by} WHERE user_id = ${organizer.id}`.execute(
          shop.api.db,
        ),
    ],
  ])('by an administrator who %s', async (_what, involve) => {
    const people = await waiting();
    const involved = await makeUser(shop.api.db, 'ADMIN');
    await involve(involved.id, people);
    await stays(people, await decide(involved, people.payout.id, 'approve'), 'own_payout');
    expect((await decide(admin, people.payout.id, 'approve')).statusCode).toBe(200);
    await payouts.ended(people.organizer, 'PAID');
  });

  it('by the administrator who gets it', async () => {
    const people = await waiting();
    const own = { ...people.organizer, role: 'ADMIN' as const };
    await shop.api.db
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('id', '=', own.id)
      .execute();
    await stays(people, await decide(own, people.payout.id, 'approve'), 'own_payout');
  });
});

it('that waits for no approval can’t be decided on', async () => {
  const { organizer } = await payouts.organizerToPay(500_000);
  const { id } = (await payouts.ask(organizer)).json<Payout>();
  for (const what of ['approve', 'refuse'] as const) {
    const answer = await decide(admin, id, what, { reason: 'No.' });
    expect(answer.json()).toMatchObject({ error: 'This payout isn’t waiting for approval.' });
  }
  await payouts.ended(organizer, 'PAID');
});

it('waiting is one payout under way, and an account with it can’t be deleted', async () => {
  const { organizer } = await waiting();
  const again = await payouts.ask(organizer);
  expect(again.statusCode).toBe(409);
  await shop.api.parts.money.requests.payAll();
  expect(await payouts.payoutsOf(organizer)).toHaveLength(1);
});

it('refused on a site without automatic payouts doesn’t say that they are paused', async () => {
  const { organizer, payout } = await waiting();
  const { db, log, now } = shop.api.parts.platform;
  const cases = { openCase: () => Promise.resolve(), closeCase: () => Promise.resolve() };
  const parts = { db, log, now, ...cases, payoutDelayMs: 0 };
  const approvals = new PayoutApprovals({ ...parts, paysByItself: false });
  await approvals.refuse({ ...admin, role: 'ADMIN' }, payout.id, { reason: 'No.' });
  const row = await db
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('recipient', '=', organizer.email)
    .where('template', '=', 'payout')
    .executeTakeFirstOrThrow();
  const { text } = renderMail(row as MailContent, 'https://nzuko.test');
  expect(text).toContain('Why: No.');
  expect(text).not.toContain('Automatic payouts');
});

describe('the database refuses, whoever asks,', () => {
  it.each([
    ['to send what nobody has approved', sql`state = 'REQUESTED'`],
    ['to skip the request', sql`state = 'SENDING'`],
    ['to end it without a decision', sql`state = 'FAILED'`],
    ['to call it paid', sql`state = 'PAID'`],
    ['to send another amount', sql`amount_kobo = amount_kobo - 1`],
    ['to send it to another account', sql`account_id = account_id + 1`],
    ['a decision of nobody', sql`decision = 'APPROVED'`],
  ])('%s', async (_, change) => {
    const { payout } = await waiting();
    const { db } = shop.api;
    await expect(
      sql`UPDATE payouts SET ${change} WHERE id = ${payout.id}`.execute(db),
    ).rejects.toThrow(/does not change like this|decided_by_somebody/);
  });

  it('to change a decision, and to have one wait again', async () => {
    const { organizer, payout } = await waiting();
    const { db } = shop.api;
    await decide(admin, payout.id, 'approve');
    await payouts.ended(organizer, 'PAID');
    for (const change of [sql`decided_by = 1`, sql`state = 'APPROVAL'`]) {
      await expect(
        sql`UPDATE payouts SET ${change} WHERE id = ${payout.id}`.execute(db),
      ).rejects.toThrow('does not change like this');
    }
  });
});
