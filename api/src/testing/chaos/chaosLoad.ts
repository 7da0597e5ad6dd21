import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Random } from '../../seed/random';
import type { PaymentInitiation } from '../../sales/payments/payments-schemas';
import type { PurchaseResult } from '../../sales/orders/purchase-schemas';
import type { Ticket } from '../../sales/tickets/tickets-schemas';
import { makeEvent, makeUser, type TestUser } from '../builders';
import { ChaosClient } from './chaosClient';
import { payOut, sellOut } from './chaosPayouts';
import type { ChaosSite } from './chaosSite';

const SHOPPERS_AT_ONCE = 8;
const BUYERS_PER_BATCH = 50;
const BAD_WEBHOOKS = ['once', 'twice', 'late', 'lost'] as const;

const png = async () => {
  const image = sharp({ create: { width: 30, height: 30, channels: 3, background: '#000' } });
  return new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' });
};

function formOf(fields: Record<string, string | number | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.set(name, value, 'picture.png');
    else form.set(name, String(value));
  return form;
}

/** People who book, pay for, cancel, transfer and use tickets on a failing site, until `stop()`. */
export async function startLoad(site: ChaosSite, random: Random) {
  const organizer = await makeUser(site.db, 'ORGANIZER');
  const hot = await makeEvent(site.db, { organizer, priceKobo: 70_000, capacity: 30 });
  const wide = await makeEvent(site.db, { organizer, priceKobo: 30_000, capacity: 10_000 });
  const free = await makeEvent(site.db, { organizer, capacity: 10_000 });
  const picture = await png();
  const sellers = await sellOut(site);
  const client = new ChaosClient(site, random);
  const { call, note } = client;
  let pool: TestUser[] = [];

  async function nextBuyer(): Promise<TestUser> {
    while (pool.length === 0) {
      try {
        const batch: TestUser[] = [];
        while (batch.length < BUYERS_PER_BATCH) batch.push(await makeUser(site.db));
        pool = batch;
      } catch {
        // PostgreSQL is down, so people come back later.
        await wait(200);
      }
    }
    return pool.pop() as TestUser;
  }

  /** Books and pays; null when the seats were gone or the buyer gave up. */
  async function book(buyer: TestUser): Promise<PurchaseResult | null> {
    const quantity = random.whole(1, 3);
    const hasPicture = random.chance(0.2);
    const buy = async (event_id: number) => {
      const order = { event_id, ticket_type: 'STANDARD', quantity };
      const answer = await call<PurchaseResult>(
        buyer,
        '/tickets/purchase/',
        hasPicture ? formOf({ ...order, custom_image: picture }) : order,
      );
      if (hasPicture) note('picture', answer);
      return answer;
    };
    if (random.chance(0.2)) {
      const bought = await buy(free);
      return note('free booking', bought) ? (bought?.body ?? null) : null;
    }
    const wanted = random.chance(0.3) ? await buy(hot) : null;
    const bought = wanted?.status === 201 ? wanted : await buy(wide);
    if (!bought || !note('order', bought)) return null;
    const { id } = bought.body;
    const payment = await call<PaymentInitiation>(buyer, '/payments/initiate/', { ticket_id: id });
    if (!payment || !note('payment', payment)) return null;
    // Some leave the checkout page, and some are charged another amount.
    if (random.chance(0.1)) return null;
    const form = new URLSearchParams({
      webhook: random.pick([...BAD_WEBHOOKS]),
      ...(random.chance(0.03) && { outcome: 'pay_wrong_amount' }),
    });
    await fetch(payment.body.authorization_url, { method: 'POST', body: form, redirect: 'manual' });
    await call(buyer, `/payments/${payment.body.reference}/check/`, {});
    return bought.body;
  }

  async function followUp(buyer: TestUser, { tickets }: PurchaseResult): Promise<void> {
    const [first, last] = [tickets[0], tickets.at(-1)];
    if (!first || !last) return;
    if (random.chance(0.25))
      note('cancellation', await call(buyer, `/tickets/${last.id}/cancel/`, {}));
    if (random.chance(0.1))
      note('refund', await call(organizer, `/tickets/${first.id}/refund/`, {}));
    if (random.chance(0.2)) {
      const to = { name: 'Dami Eze', email: `${randomUUID()}@example.test` };
      note('transfer', await call(buyer, `/tickets/${first.id}/transfer/`, to));
    }
    if (random.chance(0.3)) {
      const scan = { ticket_number: first.ticket_number };
      note('check-in', await call<Ticket>(organizer, '/tickets/check_in/', scan));
    }
  }

  const shop = async () => {
    while (client.isOpen) {
      const buyer = await nextBuyer();
      const bought = await book(buyer);
      if (bought) await followUp(buyer, bought);
    }
  };
  const announce = async () => {
    while (client.isOpen) {
      await wait(3000);
      const words = { subject: 'Doors', message: `The doors open at ${new Date().toISOString()}.` };
      note('announcement', await call(organizer, `/events/${hot}/announcements/`, words));
    }
  };
  const all = Promise.all([
    ...Array.from({ length: SHOPPERS_AT_ONCE }, shop),
    announce(),
    payOut(site, client, random, sellers),
  ]);
  return {
    deeds: client.deeds,
    async stop() {
      client.isOpen = false;
      await all;
      // Buyers who walked away would otherwise hold their seats for half an hour.
      await sql`UPDATE orders SET expires_at = now() WHERE status = 'HELD'`.execute(site.db);
    },
  };
}
