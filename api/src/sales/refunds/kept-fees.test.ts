import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { SoldTicketPage } from '../report/sales-schemas';
import type { Cancellation } from '../tickets/tickets-schemas';
import type { RefundShare } from '../../platform/refundPolicy';

let shop: TestPayments;
let organizer: TestUser;

beforeAll(async () => {
  shop = await startTestPayments({
    env: { PLATFORM_FEE_BASIS_POINTS: '200', PLATFORM_FEE_KOBO: '1000' },
  });
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
});
afterAll(() => shop.close());

/** Sells a ticket of ₦1,000, has its buyer cancel it, and resolves with the kinds of its postings. */
async function cancelled(terms: {
  fees_borne_by: 'BUYER' | 'ORGANIZER';
  refund_share: RefundShare;
}) {
  const { db } = shop.api;
  const event = await makeEvent(db, { organizer, priceKobo: 100_000 });
  await db.updateTable('events').set(terms).where('id', '=', event).execute();
  const buyer = await makeUser(db);
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  const post = (url: string) => shop.api.call({ as: buyer, method: 'POST', url, payload: {} });
  await post(`/api/payments/${payment.reference}/check/`);
  expect((await post(`/api/tickets/${id}/cancel/`)).statusCode).toBe(200);
  const postings = await shop.api.call({ as: organizer, url: `/api/events/${event}/postings/` });
  return postings.json<{ results: { kind: string }[] }>().results.map(({ kind }) => kind);
}

const GIVEN_BACK = 'PLATFORM_FEE_BACK';

describe('the platform’s fee of a cancelled ticket', () => {
  it('is kept if the buyer bore it and the terms keep it', async () => {
    const kinds = await cancelled({ fees_borne_by: 'BUYER', refund_share: 'LESS_FEES' });
    expect(kinds).toContain('REFUND');
    expect(kinds).not.toContain(GIVEN_BACK);
  });

  it.each([
    ['the buyer bore it, but the terms give everything back', 'BUYER', 'ALL'],
    ['the organizer bore it, whatever the terms keep of the provider’s', 'ORGANIZER', 'LESS_FEES'],
  ] as const)('goes back if %s', async (_why, fees_borne_by, refund_share) => {
    expect(await cancelled({ fees_borne_by, refund_share })).toContain(GIVEN_BACK);
  });
});

it('the list of sales says that an organizer’s refund gives the fees that the buyer bore back', async () => {
  const { db } = shop.api;
  const event = await makeEvent(db, { organizer, priceKobo: 100_000 });
  await db.updateTable('events').set({ fees_borne_by: 'BUYER' }).where('id', '=', event).execute();
  const buyer = await makeUser(db);
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  await shop.api.call({
    as: buyer,
    method: 'POST',
    url: `/api/payments/${payment.reference}/check/`,
    payload: {},
  });
  const url = `/api/tickets/sold/?event=${event}`;
  const { results } = (await shop.api.call({ as: organizer, url })).json<SoldTicketPage>();
  const [sold] = results;
  expect(Number(sold?.refund)).toBeGreaterThan(Number(sold?.price));
  const refund = { as: organizer, method: 'POST' as const, url: `/api/tickets/${id}/refund/` };
  // The provider keeps its 1.5 % of the buyer's payment.
  const lost = Number(sold?.refund) * 0.015;
  expect(Number(sold?.lost_fee)).toBeCloseTo(lost, 1);
  expect(sold?.refunded).toBeNull();
  expect((await shop.api.call(refund)).json<Cancellation>().refund).toBe(sold?.refund);
  const mail = await db
    .selectFrom('mails')
    .select('data')
    .where('template', '=', 'refund')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.data).toMatchObject({ amount: sold?.refund, covers: 'PRICE_AND_FEES' });
  const [after] = (await shop.api.call({ as: organizer, url })).json<SoldTicketPage>().results;
  expect(after).toMatchObject({ refunded: sold?.refund, refund: null, lost_fee: null });
});

it('a refund by the platform’s people costs the organizer no fee, and the list doesn’t say so to them', async () => {
  const { db } = shop.api;
  const admin = await makeUser(db, 'ADMIN');
  const event = await makeEvent(db, { organizer, priceKobo: 100_000 });
  const buyer = await makeUser(db);
  const { id } = await shop.buy(buyer, event);
  const payment = await shop.initiate(buyer, id);
  await shop.pay(payment);
  const check = `/api/payments/${payment.reference}/check/`;
  await shop.api.call({ as: buyer, method: 'POST', url: check, payload: {} });
  const soldAs = async (as: TestUser) => {
    const url = `/api/tickets/sold/?event=${event}`;
    return (await shop.api.call({ as, url })).json<SoldTicketPage>().results[0];
  };
  expect(await soldAs(organizer)).toMatchObject({ refund: '1000.00', lost_fee: '15.00' });
  expect(await soldAs(admin)).toMatchObject({ refund: '1000.00', lost_fee: null });
});

it('the platform’s fee goes back once of what was refunded in the provider’s dashboard before', async () => {
  const { db } = shop.api;
  const event = await makeEvent(db, { organizer, priceKobo: 100_000 });
  const buyer = await makeUser(db);
  const { id } = await shop.buy(buyer, event, 2);
  const payment = await shop.initiate(buyer, id);
  const post = (url: string) => shop.api.call({ as: buyer, method: 'POST', url, payload: {} });
  await shop.pay(payment);
  await post(`/api/payments/${payment.reference}/check/`);
  const feesBack = async () => {
    const rows = await db
      .selectFrom('ledger_entries')
      .select('amount_kobo')
      .where('event_id', '=', event)
      .where('kind', '=', 'PLATFORM_FEE_BACK')
      .orderBy('id')
      .execute();
    return rows.map(({ amount_kobo: kobo }) => kobo);
  };
  await shop.merchant('refund', { reference: payment.reference, amount: 50_000 });
  await eventually(feesBack, (fees) => fees.length > 0);
  expect((await post(`/api/tickets/${id}/cancel/`)).statusCode).toBe(200);
  // Half of a ticket's ₦30 went back with half of its price.
  expect(await feesBack()).toEqual([1500, 1500]);
});
