import { sql } from 'kysely';
import { randomFrom } from '../../seed/random';
import { makeEvent, makeUser, type TestUser } from '../../testing/builders';
import { startTestPayments, type TestPayments } from '../../testing/testPayments';
import type { PurchaseResult } from '../orders/purchase-schemas';
import type { PaymentInitiation } from './payments-schemas';

const HOUR = 3_600_000;
const CAPACITY = 6;
const STEPS = 25;

let shop: TestPayments;
let organizer: TestUser;
let buyers: TestUser[];
beforeAll(async () => {
  shop = await startTestPayments();
  organizer = await makeUser(shop.api.db, 'ORGANIZER');
  buyers = await Promise.all(Array.from({ length: 4 }, () => makeUser(shop.api.db)));
});
afterAll(() => shop.close());

async function seatsOf(eventId: number) {
  const { rows } = await sql<
    Record<'counted' | 'of_type' | 'paid_or_held' | 'money_kept' | 'earned', number>
  >`
    SELECT e.taken AS counted,
      (SELECT taken FROM ticket_types y WHERE y.event_id = e.id) AS of_type,
      (SELECT count(*) FROM tickets t JOIN orders o ON o.id = t.order_id
        WHERE t.event_id = e.id AND t.status <> 'CANCELLED' AND o.status IN ('PAID', 'HELD')) AS paid_or_held,
      (SELECT count(*) * 1000 FROM tickets t WHERE t.event_id = e.id AND t.status = 'VALID') AS earned,
      (SELECT coalesce(sum(p.received_kobo), 0)::bigint FROM payments p JOIN orders o ON o.id = p.order_id
        WHERE o.event_id = e.id)
      - (SELECT coalesce(sum(r.amount_kobo), 0)::bigint FROM refunds r JOIN payments p ON p.id = r.payment_id
        JOIN orders o ON o.id = p.order_id WHERE o.event_id = e.id) AS money_kept
    FROM events e WHERE e.id = ${eventId}`.execute(shop.api.db);
  const [seats] = rows;
  if (!seats) throw new Error('The event is gone');
  return seats;
}

it.each(['a', 'b', 'c', 'd'])(
  'buying, expiring, paying, cancelling and refunding keep seats, counters and money right at every step (sequence %s)',
  async (seed) => {
    const random = randomFrom(`seats ${seed}`);
    let now = Date.now();
    shop.api.clock.now = new Date(now);
    const start = new Date(now + 900 * HOUR);
    const event = await makeEvent(shop.api.db, {
      organizer,
      capacity: CAPACITY,
      priceKobo: 1000,
      start,
    });
    const orders: { buyer: TestUser; bought: PurchaseResult; payments: PaymentInitiation[] }[] = [];
    const post = (as: TestUser, url: string, payload?: object) =>
      shop.api.call({ as, method: 'POST', url: `/api${url}`, ...(payload && { payload }) });

    const steps = {
      async buy() {
        const buyer = random.pick(buyers);
        const payload = { event_id: event, ticket_type: 'STANDARD', quantity: random.whole(1, 3) };
        const answer = await post(buyer, '/tickets/purchase/', payload);
        expect([201, 409]).toContain(answer.statusCode);
        if (answer.statusCode === 201) {
          orders.push({ buyer, bought: answer.json<PurchaseResult>(), payments: [] });
        }
      },
      async initiate() {
        if (orders.length === 0) return;
        const order = random.pick(orders);
        const answer = await post(order.buyer, '/payments/initiate/', {
          ticket_id: order.bought.id,
        });
        expect([200, 409]).toContain(answer.statusCode);
        if (answer.statusCode === 200) order.payments.push(answer.json<PaymentInitiation>());
      },
      async pay() {
        const payable = orders.flatMap(({ payments }) => payments);
        if (payable.length === 0) return;
        const payment = random.pick(payable);
        await shop.pay(payment, { webhook: 'lost' });
        if (random.chance(0.6)) await shop.job.settlement.settle(payment.reference);
      },
      async cancel() {
        if (orders.length === 0) return;
        const { buyer, bought } = random.pick(orders);
        const answer = await post(buyer, `/tickets/${random.pick(bought.tickets).id}/cancel/`);
        expect([200, 409]).toContain(answer.statusCode);
      },
      async wait() {
        now += random.pick([1, 6, 13, 25]) * HOUR;
        shop.api.clock.now = new Date(now);
      },
      work: () => shop.work(),
    };
    const names = [
      'buy',
      'buy',
      'initiate',
      'initiate',
      'pay',
      'pay',
      'cancel',
      'wait',
      'work',
    ] as const;
    for (let step = 0; step < STEPS; step += 1) {
      const name = random.pick(names);
      await steps[name]();
      const seats = await seatsOf(event);
      expect(seats.counted).toBe(seats.paid_or_held);
      expect(seats.of_type).toBe(seats.counted);
      expect(seats.counted).toBeLessThanOrEqual(CAPACITY);
      expect(seats.money_kept).toBe(seats.earned);
    }
  },
);
