import { makeUser, type TestUser } from '../../testing/builders';
import { makePayouts } from '../../testing/payouts';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { OpenDisputePage } from './disputes-schemas';

let shop: TestPayments;
let payouts: Awaited<ReturnType<typeof makePayouts>>;
let admin: TestUser;

beforeAll(async () => {
  shop = await startTestPayments();
  payouts = await makePayouts(shop);
  ({ admin } = payouts.orders);
});
afterAll(() => shop.close());

describe('GET /disputes/', () => {
  it('lists open disputes by their deadline, and marks those that are overdue', async () => {
    const people = [await payouts.organizerToPay(500_000), await payouts.organizerToPay(600_000)];
    for (const { reference } of people) await shop.merchant('dispute', { reference });
    const list = async () =>
      (await payouts.call(admin, '/disputes/?page_size=100')).json<OpenDisputePage>().results;
    const ours = async () =>
      (await list()).filter(({ payment_reference: payment }) =>
        people.some(({ reference }) => reference === payment),
      );
    const [first, second] = people;
    await eventually(ours, ({ length }) => length === 2);
    const soon = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + 3_600_000);
    await shop.api.db
      .updateTable('disputes')
      .set({ due_at: soon })
      .where('payment_id', '=', (eb) =>
        eb
          .selectFrom('payments')
          .select('id')
          .where('reference', '=', second?.reference ?? ''),
      )
      .execute();
    expect((await ours()).map(({ payment_reference: payment }) => payment)).toEqual([
      second?.reference,
      first?.reference,
    ]);
    const buyer = await shop.api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', second?.buyer.id ?? 0)
      .executeTakeFirst();
    expect((await ours())[0]).toMatchObject({
      amount: '6000.00',
      due_at: soon.toISOString(),
      is_overdue: false,
      tickets_on_hold: true,
      event: { id: second?.event },
      buyer: { email: buyer?.email },
    });
    payouts.later(2);
    expect((await ours())[0]).toMatchObject({ is_overdue: true });
    const stranger = await makeUser(shop.api.db, 'ORGANIZER');
    expect((await payouts.call(stranger, '/disputes/')).statusCode).toBe(403);
  });
});
