import type { FastifyPluginAsync } from 'fastify';
import { thisMachineOnly } from '../platform/http/thisMachineOnly';
import { outboxRoutes } from '../mail';
import type { Platform } from '../platform/platform';
import { checkoutRoutes, type TicketCodes } from '../sales';

interface DevRoutesOptions {
  platform: Pick<Platform, 'config' | 'db' | 'seal'>;
  codes: TicketCodes;
}

/**
 * Stand-ins for a mail server and a payment provider: an outbox with everybody's mail, and a checkout without real money.
 * Only on a local site, or behind a staging site's password (decision 0031).
 */
export const devRoutes: FastifyPluginAsync<DevRoutesOptions> = async (
  app,
  { platform: { config, db, seal }, codes },
) => {
  const { isExposed, staging, mail, paystack, publicUrl } = config;
  if (isExposed && !staging) return;
  if (!staging) thisMachineOnly(app);
  if (paystack.sandboxUrl) {
    await app.register(checkoutRoutes, { sandboxUrl: paystack.sandboxUrl });
  }
  if (!mail.smtpUrl) await app.register(outboxRoutes, { db, publicUrl, codes, seal });
};
