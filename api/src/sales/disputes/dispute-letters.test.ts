import { makePaidOrders } from '../../testing/paidOrders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
beforeAll(async () => {
  shop = await startTestPayments({
    env: { PLATFORM_FEE_BASIS_POINTS: '200', PLATFORM_FEE_KOBO: '1000' },
  });
  orders = await makePaidOrders(shop);
});
afterAll(() => shop.close());

async function lettersAbout(reference: string) {
  const mails = await shop.api.db
    .selectFrom('mails')
    .select('data')
    .where('recipient', '=', orders.organizer.email)
    .where('template', '=', 'dispute')
    .orderBy('id')
    .execute();
  return mails
    .map(({ data }) => data as { reference: string })
    .filter((letter) => letter.reference === reference);
}

/** A ticket’s ₦1,000 less the platform’s fee of ₦30, which is returned with it. */
const TAKEN = '970.00';

it.each([
  ['to come', false],
  ['that is over', true],
])(
  'a dispute lost over an event %s says what it took, and whether the event is over',
  async (_which, isEventOver) => {
    const { event, reference } = await orders.paidOrder();
    if (isEventOver) {
      const [start_date, end_date] = ['2026-01-05T09:00Z', '2026-01-05T12:00Z'].map(
        (time) => new Date(time),
      );
      await shop.api.db
        .updateTable('events')
        .set({ start_date, end_date })
        .where('id', '=', event)
        .execute();
    }
    const id = await shop.merchant('dispute', { reference });
    await eventually(
      () => lettersAbout(reference),
      ({ length }) => length === 1,
    );
    await shop.merchant(`dispute/${id}/resolve`, { resolution: 'merchant-accepted' });
    const [opened, lost] = await eventually(
      () => lettersAbout(reference),
      ({ length }) => length === 2,
    );
    expect(opened).not.toHaveProperty('fromBalance');
    expect(lost).toMatchObject({ news: 'lost', isEventOver, fromBalance: TAKEN });
  },
);

it('a dispute lost after part of its payment had gone back says what the rest took', async () => {
  const { reference } = await orders.paidOrder(2);
  await shop.merchant('refund', { reference, amount: 100_000 });
  await eventually(
    () => orders.casesOf(reference),
    ({ length }) => length === 1,
  );
  const id = await shop.merchant('dispute', { reference });
  await shop.merchant(`dispute/${id}/resolve`, { resolution: 'merchant-accepted' });
  const letters = await eventually(
    () => lettersAbout(reference),
    ({ length }) => length === 2,
  );
  expect(letters.at(-1)).toMatchObject({ amount: '2000.00', fromBalance: TAKEN });
});

it('names a buyer without a last name, without a stray space', async () => {
  const { buyer, reference } = await orders.paidOrder();
  const users = shop.api.db.updateTable('users').set({ last_name: '' });
  await users.where('id', '=', buyer.id).execute();
  await shop.merchant('dispute', { reference });
  const letters = await eventually(
    () => lettersAbout(reference),
    ({ length }) => length === 1,
  );
  expect(letters).toMatchObject([{ buyer: 'Ada' }]);
});
