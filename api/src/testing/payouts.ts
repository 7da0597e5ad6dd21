import { HOUR_MS } from '../platform/durations';
import { Jobs } from '../platform/jobs/jobs';
import { PaystackClient } from '../platform/provider/paystack-client';
import type { OrganizerMoney } from '../money/ledger/ledger-schemas';
import type { Payout, PayoutPage } from '../money/payouts/payouts-schemas';
import { makeEvent, makeUser, type TestUser } from './builders';
import { makePaidOrders } from './paidOrders';
import { makePayoutAccount } from './payoutAccounts';
import { eventually, type TestPayments } from './testPayments';

/** Organizers with money to pay out, which the provider's balance covers, and calls to follow it. */
export async function makePayouts(shop: TestPayments) {
  const { api, sandbox } = shop;
  const { money, platform } = api.parts;
  const orders = await makePaidOrders(shop);
  const jobs = new Jobs({ db: api.db, log: platform.log, tasks: money.tasks });
  const client = new PaystackClient(platform.config.paystack);
  const recipientOf = (account_number: string) =>
    client.createRecipient({ name: 'ADA NUMBER', account_number, bank_code: '058' });
  const recipient = await recipientOf('0123456780');
  sandbox.faults.transferMs = 50;
  // The clock is moved by days, and a settlement would take the top-up away.
  sandbox.faults.settlementSchedule = 'manual';
  await shop.merchant('top-up', { amount: 10_000_000_000 });

  const later = (hours: number) => {
    api.clock.now = new Date((api.clock.now?.getTime() ?? Date.now()) + hours * HOUR_MS);
  };
  const call = (as: TestUser, url: string, payload?: object) =>
    api.call({ as, url: `/api${url}`, ...(payload && { method: 'POST', payload }) });
  const payoutsOf = async ({ id }: TestUser) =>
    (await call(orders.admin, `/money/organizers/${id}/payouts/`)).json<PayoutPage>().results;

  return {
    orders,
    client,
    jobs,
    recipientOf,
    later,
    call,
    payoutsOf,
    work: () => jobs.runDue('move_payout'),
    ask: (as: TestUser, payload: object = {}) => call(as, '/money/payouts/', payload),
    moneyOf: async (as: TestUser) => (await call(as, '/money/')).json<OrganizerMoney>(),
    /** Runs jobs until the organizer's newest payout is in a state. */
    async ended(organizer: TestUser, state: Payout['state']): Promise<Payout> {
      const [payout] = await eventually(
        async () => {
          later(0.1);
          await jobs.runDue('move_payout');
          return payoutsOf(organizer);
        },
        ([newest]) => newest?.state === state,
      );
      expect(payout?.state).toBe(state);
      return payout as Payout;
    },
    /** A new organizer with a past event that sold two tickets. Of the ₦1,500,000 paid, ₦1,498,000 are available. */
    async organizerToPay(soldKobo = 150_000_000) {
      api.clock.now = null;
      const organizer = await makeUser(api.db, 'ORGANIZER');
      const buyer = await makeUser(api.db);
      const start = new Date(Date.now() + HOUR_MS);
      const event = await makeEvent(api.db, { organizer, priceKobo: soldKobo / 2, start });
      const { id: ticket } = await shop.buy(buyer, event, 2);
      const payment = await shop.initiate(buyer, ticket);
      await shop.pay(payment);
      await eventually(
        () => orders.paymentOf(buyer, payment.reference),
        ({ status }) => status === 'PAID',
      );
      await makePayoutAccount(api.db, organizer.id, { recipientCode: recipient });
      later(60);
      return { organizer, buyer, event, ticket, reference: payment.reference };
    },
  };
}
