import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { freePort } from '../platform/freePort';
import { Jobs } from '../platform/jobs/jobs';
import type { RowTaskName } from '../platform/jobs/tasks';
import type { Parts } from '../parts';
import type { PaymentInitiation } from '../sales/payments/payments-schemas';
import type { PurchaseResult } from '../sales/orders/purchase-schemas';
import { buildSandbox, type Sandbox } from '../sandbox/sandbox-app';
import type { Switches } from '../sandbox/switches';
import type { TestUser } from './builders';
import { startTestApp, type TestApp } from './testApp';

export const SECRET_KEY = 'sk_test_only-for-tests';

/** The real app and the real sandbox, listening and talking to each other over HTTP. */
export interface TestPayments {
  api: TestApp;
  url: string;
  providerUrl: string;
  sandbox: Sandbox;
  job: Parts['sales']['payments'];
  /** Does the work due by the app's clock: all of sales', or that of some tasks. Sends no mail. */
  work(...tasks: RowTaskName[]): Promise<void>;
  buy(as: TestUser, event_id: number, quantity?: number): Promise<PurchaseResult>;
  initiate(as: TestUser, ticket_id: number): Promise<PaymentInitiation>;
  /** Plays the payer on the checkout page. */
  pay(payment: PaymentInitiation, switches?: Partial<Switches>): Promise<Response>;
  /** Triggers an event at the provider, such as `refund` or `dispute/7/resolve`; returns its id there. */
  merchant(what: string, payload: object): Promise<number>;
  close(): Promise<void>;
}

export async function startTestPayments(
  options: {
    log?: FastifyBaseLogger;
    env?: NodeJS.ProcessEnv;
    /** False: the provider sends no webhooks. */
    webhooks?: boolean;
  } = {},
): Promise<TestPayments> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const api = await startTestApp({
    env: {
      PAYSTACK_BASE_URL: baseUrl,
      PAYSTACK_SECRET_KEY: SECRET_KEY,
      PAYSTACK_SANDBOX_URL: baseUrl,
      RATE_LIMIT_PURCHASE: '0',
      RATE_LIMIT_PURCHASE_ADDRESS: '0',
      RATE_LIMIT_PAYMENT: '0',
      ...options.env,
    },
    ...(options.log && { log: options.log }),
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const sandbox = buildSandbox({
    secretKey: SECRET_KEY,
    webhookUrl: options.webhooks === false ? null : `${url}/api/payments/webhook/`,
    checkoutUrl: `${baseUrl}/checkout`,
    now: () => api.clock.now ?? new Date(),
  });
  await sandbox.app.listen({ port, host: '127.0.0.1' });
  const { sales, platform } = api.parts;
  const jobs = new Jobs({ db: api.db, log: platform.log, tasks: sales.tasks });
  return {
    api,
    url,
    providerUrl: baseUrl,
    sandbox,
    job: sales.payments,
    work: (...tasks) => jobs.runDue(...tasks),
    async buy(as, event_id, quantity = 1) {
      const payload = { event_id, ticket_type: 'STANDARD', quantity };
      const bought = await api.call({
        as,
        method: 'POST',
        url: '/api/tickets/purchase/',
        payload,
      });
      if (bought.statusCode !== 201) throw new Error(bought.body);
      return bought.json<PurchaseResult>();
    },
    async initiate(as, ticket_id) {
      const payload = { ticket_id };
      const started = await api.call({
        as,
        method: 'POST',
        url: '/api/payments/initiate/',
        payload,
      });
      if (started.statusCode !== 200) throw new Error(started.body);
      return started.json<PaymentInitiation>();
    },
    pay: ({ authorization_url }, switches = {}) =>
      fetch(authorization_url, {
        method: 'POST',
        body: new URLSearchParams(switches),
        redirect: 'manual',
      }),
    async merchant(what, payload) {
      const answer = await fetch(`${baseUrl}/merchant/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return ((await answer.json()) as { data?: { id: number } }).data?.id ?? 0;
    },
    async close() {
      await sandbox.app.close();
      await api.close();
    },
  };
}

/** Waits until a condition holds, for at most 20 seconds. */
export async function eventually<T>(look: () => Promise<T>, holds: (found: T) => boolean) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (holds(found) || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
