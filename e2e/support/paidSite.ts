import path from 'node:path';

import { expect, type APIRequestContext } from '@playwright/test';

import { buildSandbox } from '../../api/src/sandbox/sandbox-app';
import { repository } from '../../scripts/paths';
import { confirmEmail, makeAccount, newPerson } from './accounts';
import { bearerOf, makeEvent } from './events';
import { codeMailedTo } from './outbox';
import { ownSiteUrl, startOwnSite } from './ownSite';
import { ports } from './ports';

const HOUR_MS = 3_600_000;
const secretKey = 'sk_test_of_the_payouts';
const providerUrl = `http://127.0.0.1:${ports.provider}`;

/** A transfer in the provider's books. Kobo. */
export interface Transfer {
  reference: string;
  status: string;
  amount: number;
  fee_charged: number;
}

/** A site of its own whose clock can be moved, beside a provider whose books can be read. Organizers are paid on request. */
export async function startPaidSite(settings: NodeJS.ProcessEnv = {}) {
  const sandbox = buildSandbox({
    secretKey,
    webhookUrl: `http://127.0.0.1:${ports.ownApi}/api/payments/webhook/`,
    checkoutUrl: `${ownSiteUrl}/api/dev/checkout`,
  });
  // Midnight must not settle the balance away.
  sandbox.faults.settlementSchedule = 'manual';
  await sandbox.app.listen({ port: ports.provider, host: '127.0.0.1' });
  const clock = path.join(repository, 'api/src/testing/chaos/clockPreload.cjs');
  const site = await startOwnSite({
    NODE_OPTIONS: `--require ${clock}`,
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_BASE_URL: providerUrl,
    PAYSTACK_SANDBOX_URL: providerUrl,
    PAYOUTS: 'requested',
    PAYMENT_JOB_SECONDS: '1',
    RATE_LIMIT_LOGIN_ADDRESS: '100000',
    RATE_LIMIT_REGISTER: '100000',
    ...settings,
  });
  let jumpMs = 0;
  const read = async <T>(resource: string) => {
    const headers = { authorization: `Bearer ${secretKey}` };
    const answer = await fetch(providerUrl + resource, { headers });
    return ((await answer.json()) as { data: T }).data;
  };
  return {
    /** An hour from now by the site's clock. */
    inHours: (hours: number) => new Date(Date.now() + jumpMs + hours * HOUR_MS).toISOString(),
    jump(hours: number) {
      jumpMs += hours * HOUR_MS;
      site.tellApi({ jumpMs });
    },
    faults: sandbox.faults,
    transfers: () => read<Transfer[]>('/transfer'),
    /** The provider's fees for payments, in kobo. */
    paymentFees: async () =>
      (await read<{ fees: number | null }[]>('/transaction')).map(({ fees }) => fees ?? 0),
    balance: async () => (await read<{ balance: number }[]>('/balance'))[0]?.balance,
    async stop() {
      await site.stop();
      await sandbox.app.close();
    },
  };
}

export type PaidSite = Awaited<ReturnType<typeof startPaidSite>>;

/** The sandbox's banks know this number as one of Chidi Okafor's. */
export const account = { bank: 'Access Bank', number: '0987650003' };

/** Registers an organizer with a confirmed address. */
export async function makeOrganizer(request: APIRequestContext) {
  const person = { ...newPerson(), firstName: 'Chidi', lastName: 'Okafor' };
  await makeAccount(request, person, 'ORGANIZER');
  await confirmEmail(request, person.email);
  return person;
}

/** An organizer with a payout account, whose event, with a ticket sold at this price, is over and can be paid out. */
export async function makePayableOrganizer(
  request: APIRequestContext,
  site: PaidSite,
  price: string,
) {
  const { email } = await makeOrganizer(request);
  const post = async (as: string, route: string, data: object) => {
    const headers = await bearerOf(request, as);
    const answer = await request.post(`/api${route}`, { headers, data });
    expect(answer.ok(), `${route}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const headers = await bearerOf(request, email);
  const banks = await request.get('/api/money/payout-account/banks/', { headers });
  const bank = ((await banks.json()) as { id: number; name: string }[]).find(
    ({ name }) => name === account.bank,
  );
  await post(email, '/money/payout-account/', {
    bank_id: bank?.id,
    account_number: account.number,
  });
  const code = await codeMailedTo(request, email, /^Your code to confirm/);
  await post(email, '/money/payout-account/confirm/', { code });

  const times = { start_date: site.inHours(20), end_date: site.inHours(24) };
  const event = await makeEvent(request, price, 5, times, email);
  const buyer = newPerson();
  await makeAccount(request, buyer);
  const ticket = await post(buyer.email, '/tickets/purchase/', {
    event_id: event.id,
    ticket_type: 'STANDARD',
  });
  const payment = await post(buyer.email, '/payments/initiate/', { ticket_id: ticket.id });
  await request.post(payment.authorization_url, { form: {} });
  await expect
    .poll(async () => (await post(buyer.email, `/payments/${payment.reference}/check/`, {})).status)
    .toBe('PAID');
  site.jump(24 + 48 + 1);
  return { email, event };
}
