import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock';
import { Balance } from './balance';
import { checkoutRoutes } from './checkout-routes';
import { Faults } from './faults';
import { historyRoutes } from './history-routes';
import { Ledger } from './ledger';
import { merchantRoutes } from './merchant-routes';
import { switchRoutes } from './switch-routes';
import { providerRoutes } from './provider-routes';
import { Webhooks } from './webhooks';

interface SandboxOptions {
  secretKey: string;
  /** Where webhooks are sent; null for nowhere. */
  webhookUrl: string | null;
  /** The checkout page's URL, as the payer's browser reaches it. */
  checkoutUrl: string;
  /** Where the ledger is stored; null keeps it in memory. */
  file?: string | null;
  /** The provider's clock, which dates payments. */
  now?: Clock;
}

/** A payment provider to develop and test against: Paystack's API, a checkout page, and simulated failures. */
export interface Sandbox {
  app: FastifyInstance;
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  balance: Balance;
}

export function buildSandbox(options: SandboxOptions): Sandbox {
  const { secretKey, webhookUrl, checkoutUrl, file, now = () => new Date() } = options;
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const ledger = new Ledger(file);
  const webhooks = new Webhooks({ url: webhookUrl, secretKey });
  const faults = new Faults();
  const balance = new Balance(ledger, faults, now);
  const parts = { ledger, webhooks, faults, balance, now, secretKey };
  void app.register(providerRoutes, { ...parts, checkoutUrl });
  void app.register(merchantRoutes, parts);
  void app.register(historyRoutes, parts);
  void app.register(switchRoutes, parts);
  void app.register(checkoutRoutes, { ledger, webhooks, faults, now });
  app.get('/', async () => ({ status: true, message: 'Sandbox' }));
  app.addHook('preClose', async () => {
    faults.stop();
    webhooks.stop();
  });
  return { app, ledger, webhooks, faults, balance };
}
