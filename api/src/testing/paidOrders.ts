import type { PaymentCase, PaymentCasePage } from '../sales/payment-cases/payment-cases-schemas';
import type { Payment } from '../sales/payments/payments-schemas';
import { signWebhook } from '../platform/provider/webhook-signature';
import { makeEvent, makeUser, type TestUser } from './builders';
import { eventually, SECRET_KEY, type TestPayments } from './testPayments';

/** Paid orders with their organizer, administrator and buyers, and each one's view of them. */
export async function makePaidOrders(shop: TestPayments) {
  const { api } = shop;
  const organizer = await makeUser(api.db, 'ORGANIZER');
  const admin = await makeUser(api.db, 'ADMIN');

  const paymentOf = async (as: TestUser, reference: string) =>
    (await api.call({ as, url: `/api/payments/${reference}/` })).json<Payment>();

  /** A new buyer's order, with the payment settled. */
  async function paidOrder(quantity = 1) {
    const buyer = await makeUser(api.db);
    const event = await makeEvent(api.db, { organizer, title: 'Lagos JS', priceKobo: 100_000 });
    const { id, tickets, order } = await shop.buy(buyer, event, quantity);
    const { reference, ...payment } = await shop.initiate(buyer, id);
    await shop.pay({ reference, ...payment });
    const see = () => paymentOf(buyer, reference);
    await eventually(see, ({ status }) => status === 'PAID');
    return { buyer, event, reference, orderId: order.id, ticketId: id, tickets, see };
  }

  return {
    organizer,
    admin,
    paymentOf,
    paidOrder,
    async takenOf(eventId: number): Promise<number> {
      const events = api.db.selectFrom('events').select('taken').where('id', '=', eventId);
      return (await events.executeTakeFirstOrThrow()).taken;
    },
    /** Mails sent to a person, by template and the data that distinguishes them. */
    async mailsTo({ email }: TestUser): Promise<string[]> {
      const mails = await api.db
        .selectFrom('mails')
        .select(['template', 'data'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
      return mails.map(({ template, data }) => {
        const { news, reason } = data as { news?: string; reason?: string };
        return [template, news ?? reason].filter(Boolean).join(' ');
      });
    },
    async casesOf(reference: string | null): Promise<PaymentCase[]> {
      const url = '/api/payment-cases/?page_size=100';
      const { results } = (await api.call({ as: admin, url })).json<PaymentCasePage>();
      return results.filter(({ payment_reference }) => payment_reference === reference);
    },
    /** Sends the API a webhook as the provider does, and returns the status. */
    async deliver(event: string, data: object, url = shop.url): Promise<number> {
      const body = Buffer.from(JSON.stringify({ event, data }));
      const answer = await fetch(`${url}/api/payments/webhook/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-paystack-signature': signWebhook(body, SECRET_KEY),
        },
        body: new Uint8Array(body),
      });
      return answer.status;
    },
  };
}
