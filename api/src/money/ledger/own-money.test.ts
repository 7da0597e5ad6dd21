import { makeEvent, makeUser } from '../../testing/builders';
import { makePaidOrders } from '../../testing/paidOrders';
import { makePayoutAccount } from '../../testing/payoutAccounts';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { OrganizerMoney } from './ledger-schemas';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;

beforeAll(async () => {
  shop = await startTestPayments();
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());

describe('a correction is refused, whether it gives or takes,', () => {
  it.each<[string, (administrator: number) => Promise<number>]>([
    [
      'whose balance it is',
      async (id) => {
        await makeEvent(shop.api.db, { organizer: { id } });
        return id;
      },
    ],
    [
      'who is in the organizer’s team',
      async (user_id) => {
        const team_id = orders.organizer.id;
        const member = { team_id, user_id, role: 'DOOR' as const };
        await shop.api.db.insertInto('team_members').values(member).execute();
        return team_id;
      },
    ],
    [
      'who named the account it is paid out to, and has left the team since',
      async (askedBy) => {
        await makePayoutAccount(shop.api.db, orders.organizer.id, { askedBy });
        return orders.organizer.id;
      },
    ],
  ])('to an administrator %s', async (_who, organizerOf) => {
    const involved = await makeUser(shop.api.db, 'ADMIN');
    const url = `/api/money/organizers/${await organizerOf(involved.id)}/`;
    const correct = (amount: string, as = involved) => {
      const payload = { amount, reason: 'The hall was flooded' };
      return shop.api.call({ as, method: 'POST', url: `${url}corrections/`, payload });
    };
    const available = async () =>
      (await shop.api.call({ as: orders.admin, url })).json<OrganizerMoney>().available;
    const before = await available();
    for (const amount of ['100', '-100']) {
      const refused = await correct(amount);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'own_balance',
        detail: 'This balance is yours or your team’s. Another administrator has to correct it.',
      });
    }
    expect(await available()).toBe(before);
    expect((await correct('-100', orders.admin)).statusCode).toBe(201);
  });
});
