import { makePaidOrders } from '../../testing/paidOrders';
import { eventually, startTestPayments, type TestPayments } from '../../testing/testPayments';

let shop: TestPayments;
let orders: Awaited<ReturnType<typeof makePaidOrders>>;
beforeAll(async () => {
  shop = await startTestPayments();
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
    expect(lost).toMatchObject({ news: 'lost', isEventOver, fromBalance: '1000.00' });
  },
);
