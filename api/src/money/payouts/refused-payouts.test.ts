import { renderMail } from '../../mail/mail-templates';
import type { MailContent } from '../../platform/outbox/mail-content';
import { makeUser, PASSWORD, type TestUser } from '../../testing/builders';
import { findMistakes } from '../../testing/ledgerChecks';
import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { Payout } from './payouts-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
});
afterEach(async () => {
  shop.sandbox.faults.plan('transfer', 'none');
  expect(await findMistakes(shop.api.db)).toEqual([]);
});
afterAll(() => shop.close());

const everyHour = () => shop.api.parts.money.requests.payAll();
const REASON = 'Our provider can’t send to this bank.';
const refuse = (id: number, as = payouts.orders.admin) =>
  payouts.call(as, `/money/payouts/${id}/refuse/`, { reason: REASON });
/** The newest payout of an organizer, once it has been tried and waits. */
async function tried(organizer: TestUser): Promise<Payout> {
  const newest = async () => {
    await payouts.work();
    return (await payouts.payoutsOf(organizer))[0];
  };
  const payout = await eventually(newest, (each) => Boolean(each?.problem));
  expect(payout).toMatchObject({ state: 'REQUESTED' });
  return payout as Payout;
}
async function mailTo({ email }: TestUser) {
  const mail = await shop.api.db
    .selectFrom('mails')
    .select(['template', 'data'])
    .where('recipient', '=', email)
    .where('template', '=', 'payout')
    .executeTakeFirstOrThrow();
  return renderMail(mail as MailContent, 'https://nzuko.test');
}
const casesAbout = async (id = 0) =>
  (await payouts.orders.casesOf(null)).filter(({ subject }) =>
    new RegExp(`^payout ${id}(,|$)`).test(subject),
  );

describe('a payout that the provider refuses', () => {
  it('because of our business waits for a person, and is sent once that is settled', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    for (let hours = 0; hours < 4; hours += 1) {
      await payouts.work();
      payouts.later(1.1);
    }
    const [waiting] = await payouts.payoutsOf(organizer);
    expect(waiting).toMatchObject({
      state: 'REQUESTED',
      problem: expect.stringContaining('Your business cannot do this at the moment'),
    });
    expect(await payouts.orders.mailsTo(organizer)).not.toContain('payout');
    expect(await casesAbout(waiting?.id)).toMatchObject([
      { kind: 'payout_refused', detail: expect.stringContaining('don’t pay it by hand') },
    ]);
    shop.sandbox.faults.plan('transfer', 'none');
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ id: waiting?.id });
  });

  it('and that can’t be settled is refused by an administrator, and the next one waits until it is asked for', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    const { id, problem } = await tried(organizer);
    expect(problem).toContain('Your business cannot do this at the moment');
    const [open] = await casesAbout(id);
    expect(open?.detail).toContain('If it can’t be settled, end the payout');
    expect(open?.unsent_payout).toEqual({
      id,
      amount: '4825.00',
      organizer: { id: organizer.id, name: expect.stringMatching(/^Ada Number\d+$/) },
    });
    const refused = await refuse(id);
    expect(refused.json()).toMatchObject({ state: 'FAILED', is_refused: false, problem: REASON });
    expect(await payouts.moneyOf(organizer)).toMatchObject({ on_its_way: '0.00' });
    const { subject, text } = await mailTo(organizer);
    expect(subject).toBe('A payout was not sent');
    expect(text).toContain(`Why: ${REASON}`);
    // With the transfer's fee, as it is in the balance again.
    expect(text).toContain('₦4,825');
    expect(text).toContain('Automatic payouts are paused until you request one');
    expect((await refuse(id)).json()).toMatchObject({
      code: 'waits_for_no_approval',
      detail: 'This payout has already ended, and the money is back in the balance.',
    });
    expect(await casesAbout(id)).toMatchObject([
      { state: 'CLOSED', note: 'The payout was ended.', unsent_payout: null },
    ]);
    shop.sandbox.faults.plan('transfer', 'none');
    await everyHour();
    expect(await payouts.payoutsOf(organizer)).toHaveLength(1);
    await payouts.ask(organizer);
    expect(await payouts.ended(organizer, 'PAID')).not.toMatchObject({ id });
  });

  it('after it was approved can be refused, and the approval stands', async () => {
    const { organizer } = await payouts.organizerToPay();
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    const { id } = (await payouts.ask(organizer)).json<Payout>();
    await payouts.call(payouts.orders.admin, `/money/payouts/${id}/approve/`, {});
    await tried(organizer);
    expect((await refuse(id)).json()).toMatchObject({ state: 'FAILED', problem: REASON });
    expect((await refuse(id)).json()).toMatchObject({
      error: expect.stringContaining('already ended'),
    });
    await everyHour();
    expect(await payouts.payoutsOf(organizer)).toHaveLength(1);
  });

  it('can’t be refused by an administrator while it may have been sent', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'too_many', 1);
    const { id } = (await payouts.ask(organizer)).json<Payout>();
    const sent = async () => {
      await payouts.work();
      return payouts.payoutsOf(organizer);
    };
    await eventually(sent, ([newest]) => newest?.state === 'SENDING');
    expect((await refuse(id)).json()).toMatchObject({
      code: 'waits_for_no_approval',
      detail: 'This payout may have been sent by now, so you can’t end it.',
    });
    await payouts.ended(organizer, 'PAID');
    expect((await refuse(id)).json()).toMatchObject({
      error: 'This payout has been sent, so you can’t end it.',
    });
  });

  it('is named by its own case as one to end, until it is sent', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    const { id } = await tried(organizer);
    const subject = `payout ${id}`;
    const of = { kind: 'payout_unclear' as const, subject, detail: 'Look.', opened_at: new Date() };
    await shop.api.db.insertInto('payment_cases').values(of).execute();
    const offers = async () =>
      (await casesAbout(id)).map((each) => [each.kind, each.unsent_payout?.id]);
    expect(await offers()).toEqual([
      ['payout_refused', id],
      ['payout_unclear', undefined],
    ]);
    const [{ id: caseId } = { id: 0 }] = await casesAbout(id);
    const { admin } = payouts.orders;
    const closed = await payouts.call(admin, `/payment-cases/${caseId}/close/`, { note: 'Read.' });
    expect(closed.json()).toMatchObject({ state: 'CLOSED', unsent_payout: { id } });
    shop.sandbox.faults.plan('transfer', 'none');
    await payouts.ended(organizer, 'PAID');
    expect((await casesAbout(id)).map((each) => each.unsent_payout)).toEqual([null, null]);
  });

  it('and is ended after its organizer, who owes more, deleted their account needs a person', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    const { id } = await tried(organizer);
    const { admin } = payouts.orders;
    const owed = { amount: '-5000', reason: 'The hall was flooded' };
    await payouts.call(admin, `/money/organizers/${organizer.id}/corrections/`, owed);
    const deleted = await shop.api.call({
      as: organizer,
      method: 'DELETE',
      url: '/api/auth/profile/',
      payload: { password: PASSWORD },
    });
    expect(deleted.statusCode).toBe(204);
    expect((await refuse(id)).statusCode).toBe(200);
    expect((await casesAbout(id)).find(({ state }) => state === 'OPEN')).toMatchObject({
      kind: 'payout_unclear',
      detail: `Payout ${id} did not arrive, and its organizer has deleted their account. Their balance is -₦175, so pay nothing.`,
    });
  });

  it('is ended once, by whichever administrators ask at the same time', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    const { id } = await tried(organizer);
    const other = await makeUser(shop.api.db, 'ADMIN');
    const answers = await Promise.all([refuse(id), refuse(id), refuse(id, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const mails = await payouts.orders.mailsTo(organizer);
    expect(mails.filter((mail) => mail === 'payout')).toHaveLength(1);
    expect(await payouts.moneyOf(organizer)).toMatchObject({
      available: '4825.00',
      on_its_way: '0.00',
    });
  });

  it('and is ended during its next try opens no case that nothing would close', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('balance', 'error', 1);
    await payouts.ask(organizer);
    const { id } = await tried(organizer);
    await shop.merchant('settle', {});
    const { faults } = shop.sandbox;
    const nothing = faults.at;
    faults.at = async (call, moment) => {
      if (call === 'balance' && moment === 'asked') await refuse(id);
    };
    payouts.later(1);
    await payouts.work();
    faults.at = nothing;
    await shop.merchant('top-up', { amount: 10_000_000_000 });
    expect(await payouts.payoutsOf(organizer)).toMatchObject([{ id, state: 'FAILED' }]);
    expect(await casesAbout(id)).toEqual([]);
  });

  it('and was ended, but arrives all the same, needs a person, whatever was closed before', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'refused', Infinity);
    await payouts.ask(organizer);
    const { id, reference, sent } = await tried(organizer);
    const at = new Date();
    const closing = { closed_at: at, closed_by: payouts.orders.admin.id, note: 'Looked.' };
    const earlier = { kind: 'payout_unclear' as const, subject: `payout ${id}`, detail: 'Look.' };
    await shop.api.db
      .insertInto('payment_cases')
      .values({ ...earlier, opened_at: at, ...closing })
      .execute();
    await refuse(id);
    shop.sandbox.faults.plan('transfer', 'none');
    const { recipient_code: recipient } = await shop.api.db
      .selectFrom('payout_accounts')
      .select('recipient_code')
      .where('user_id', '=', organizer.id)
      .executeTakeFirstOrThrow();
    const amount = Number(sent) * 100;
    await payouts.client.transfer({ amount, recipient, reference, reason: 'Ticket sales' });
    const unclear = async () =>
      (await casesAbout(id)).filter(
        ({ kind, state }) => kind === 'payout_unclear' && state === 'OPEN',
      );
    expect(await eventually(unclear, ({ length }) => length > 0)).toMatchObject([
      {
        detail: `Payout ${id} has arrived, and its money is back in the balance. Pay its organizer nothing more until a correction has taken ₦4,815 from their balance.`,
      },
    ]);
  });

  it('because of its account goes back to the balance, and its organizer is told', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    await shop.api.db
      .updateTable('payout_accounts')
      .set({ recipient_code: 'RCP_gone' })
      .where('user_id', '=', organizer.id)
      .execute();
    await payouts.ask(organizer);
    const { id, problem } = await payouts.ended(organizer, 'FAILED');
    expect(problem).toMatch(/Recipient specified is invalid$/);
    expect(await payouts.orders.mailsTo(organizer)).toContain('payout');
    expect(await casesAbout(id)).toEqual([]);
    await everyHour();
    expect(await payouts.payoutsOf(organizer)).toHaveLength(1);
  });

  it.each([
    ['too many calls', 'too_many'],
    ['our business', 'refused'],
  ] as const)('to release because of %s doesn’t blame its code', async (_, fault) => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.asksForOtp = true;
    await payouts.ask(organizer);
    const { id } = await payouts.ended(organizer, 'OTP');
    shop.sandbox.faults.asksForOtp = false;
    const enter = () =>
      payouts.call(payouts.orders.admin, `/money/payouts/${id}/release/`, { otp: '123456' });
    shop.sandbox.faults.plan('finalize', fault, 1);
    expect((await enter()).json()).not.toMatchObject({ code: 'code_refused' });
    expect((await enter()).statusCode).toBe(204);
    await payouts.ended(organizer, 'PAID');
  });

  it('because of too many calls is tried again', async () => {
    const { organizer } = await payouts.organizerToPay(500_000);
    shop.sandbox.faults.plan('transfer', 'too_many', 1);
    await payouts.ask(organizer);
    const tried = async () => {
      await payouts.work();
      return payouts.payoutsOf(organizer);
    };
    const [payout] = await eventually(tried, ([newest]) => newest?.state === 'SENDING');
    expect(await payouts.ended(organizer, 'PAID')).toMatchObject({ id: payout?.id });
    expect(await casesAbout(payout?.id)).toEqual([]);
  });
});
