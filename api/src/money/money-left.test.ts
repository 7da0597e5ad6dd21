import { makeEvent, makeUser, PASSWORD } from '../testing/builders';
import { eventually, startTestPayments, type TestPayments } from '../testing/testPayments';

const HOUR = 60 * 60_000;

let shop: TestPayments;
beforeAll(async () => {
  shop = await startTestPayments();
});
afterAll(() => shop.close());

it('an organizer whose money has not been paid out can’t delete their account until it has', async () => {
  const { api } = shop;
  const organizer = await makeUser(api.db, 'ORGANIZER');
  const admin = await makeUser(api.db, 'ADMIN');
  const buyer = await makeUser(api.db);
  const event = await makeEvent(api.db, { organizer, priceKobo: 500_000 });
  const money = async () =>
    (await api.call({ as: organizer, method: 'GET', url: '/api/money/' })).json<{
      pending: string;
      available: string;
    }>();
  await shop.pay(await shop.initiate(buyer, (await shop.buy(buyer, event)).id));
  const { pending } = await eventually(money, (found) => found.pending !== '0.00');
  await api.db
    .updateTable('events')
    .set({ start_date: new Date(Date.now() - 9 * HOUR), end_date: new Date(Date.now() - HOUR) })
    .where('id', '=', event)
    .execute();
  const erase = () =>
    api.call({
      as: organizer,
      method: 'DELETE',
      url: '/api/auth/profile/',
      payload: { password: PASSWORD },
    });
  const refused = await erase();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'money_left' });
  expect(refused.body).toContain('of your ticket sales');

  const corrected = await api.call({
    as: admin,
    method: 'POST',
    url: `/api/money/organizers/${organizer.id}/corrections/`,
    payload: { amount: `-${pending}`, reason: 'Paid by hand.' },
  });
  expect(corrected.statusCode).toBe(201);
  expect((await erase()).statusCode).toBe(204);
});
