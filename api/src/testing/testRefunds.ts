import { contentOf } from '../mail/mail-delivery';
import { renderMail } from '../mail/mail-templates';
import { HOUR_MS } from '../platform/durations';
import { mailSeal } from '../platform/security/sealing';
import type { Payment } from '../sales/payments/payments-schemas';
import type { RefundLink } from '../sales/refunds/refund-link-schemas';
import type { RefundCasePage } from '../sales/refunds/refunds-schemas';
import type { Ticket } from '../sales/tickets/tickets-schemas';
import { TicketCodes } from '../sales/tickets/ticket-codes';
import { makeEvent, makeUser, type TestUser } from './builders';
import { JWT_SECRET } from './testApp';
import { eventually, type TestPayments } from './testPayments';

export const ZENITH = 21;
export const ACCOUNT_NUMBER = '0123456789';
export const ACCOUNT = { bank_id: ZENITH, account_number: ACCOUNT_NUMBER };

export interface StuckRefund {
  buyer: TestUser;
  reference: string;
  token: string;
}

/** Refunds that can't reach their payers, and the calls of payers and administrators about them. */
export function stuckRefunds(shop: TestPayments, people: { admin: TestUser; organizer: TestUser }) {
  /** A refund that can't reach its payer, and the link mailed to them. */
  async function stuck(): Promise<StuckRefund> {
    shop.sandbox.faults.refundOutcome = 'needs-attention';
    const buyer = await makeUser(shop.api.db);
    const start = new Date(Date.now() + 900 * HOUR_MS);
    const event = await makeEvent(shop.api.db, {
      organizer: people.organizer,
      priceKobo: 150_000,
      title: 'Lagos JS',
      start,
    });
    const { id } = await shop.buy(buyer, event);
    const payment = await shop.initiate(buyer, id);
    await shop.pay(payment);
    const { reference } = payment;
    await eventually(
      async () =>
        (await shop.api.call({ as: buyer, url: `/api/payments/${reference}/` })).json<Payment>(),
      ({ status }) => status === 'PAID',
    );
    await shop.api.call({ as: buyer, method: 'POST', url: `/api/tickets/${id}/cancel/` });
    await shop.work('move_refund');
    const [token] = await eventually(
      async () => {
        await shop.job.refunds.lookUp(reference);
        return tokensOf(buyer);
      },
      ({ length }) => length > 0,
    );
    if (!token) throw new Error('No link was mailed');
    // Otherwise the provider's remaining webhooks would arrive after the clock was moved.
    await eventually(
      async () => shop.sandbox.webhooks.underWay,
      (count) => count === 0,
    );
    return { buyer, reference, token };
  }

  /** The mails that asked a payer for an account, oldest first. */
  async function requestsTo({ email }: { email: string }) {
    const rows = await shop.api.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('recipient', '=', email)
      .where('template', '=', 'refund_details')
      .orderBy('id')
      .execute();
    const codes = new TicketCodes(JWT_SECRET);
    return rows.map((row) =>
      renderMail(contentOf(row, mailSeal(JWT_SECRET), codes), 'https://nzuko.test'),
    );
  }
  const tokensOf = async (buyer: TestUser) =>
    (await requestsTo(buyer)).map(({ text }) => /\/refund\/([\w-]{43})/.exec(text)?.[1] ?? '');

  const show = (token: string) => shop.api.call({ url: `/api/refund-links/${token}/` });
  const post = (token: string, what: string, payload: object = ACCOUNT) =>
    shop.api.call({ method: 'POST', url: `/api/refund-links/${token}/${what}/`, payload });
  const stateOf = async (token: string) => (await show(token)).json<RefundLink>().state;
  const atProvider = (reference: string) => {
    const { ledger } = shop.sandbox;
    return ledger.refundsOf(ledger.byReference(reference)?.id ?? 0);
  };
  const refundCase = async (reference: string) => {
    const url = '/api/refunds/?page_size=100';
    const page = (await shop.api.call({ as: people.admin, url })).json<RefundCasePage>();
    return page.results.find((refund) => refund.payment_reference === reference);
  };
  const paymentOf = async ({ buyer, reference }: StuckRefund) =>
    (await shop.api.call({ as: buyer, url: `/api/payments/${reference}/` })).json<Payment>();
  /** The refund shown on the owner's ticket. */
  const ofTicket = async (owner: TestUser) => {
    const [ticket] = (await shop.api.call({ as: owner, url: '/api/tickets/' })).json<Ticket[]>();
    if (!ticket) throw new Error('No ticket');
    const { refunded, is_refund_under_way, refund_account_by } = ticket;
    return { refunded, is_refund_under_way, refund_account_by };
  };
  /** When a payment's refund is looked up next, in milliseconds since 1970. */
  const nextLookUp = async (reference: string) => {
    const refund = await shop.api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.next_attempt_at')
      .where('payments.reference', '=', reference)
      .executeTakeFirstOrThrow();
    return refund.next_attempt_at?.getTime() ?? 0;
  };
  /** Lets time pass, and the job look up a payment's refunds. */
  async function later(ms: number): Promise<void> {
    shop.api.clock.now = new Date((shop.api.clock.now?.getTime() ?? Date.now()) + ms);
    await shop.work('move_refund');
  }
  const untilDone = ({ reference, token }: StuckRefund) =>
    eventually(
      async () => {
        await shop.job.refunds.lookUp(reference);
        return stateOf(token);
      },
      (state) => state === 'done',
    );
  return {
    stuck,
    requestsTo,
    tokensOf,
    show,
    post,
    stateOf,
    atProvider,
    refundCase,
    paymentOf,
    ofTicket,
    nextLookUp,
    later,
    untilDone,
  };
}
