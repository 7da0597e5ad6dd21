import type { FastifyPluginAsync } from 'fastify';
import { thisMachineOnly } from '../platform/http/thisMachineOnly';
import { outboxRoutes } from '../mail';
import type { Platform } from '../platform/platform';
import { checkoutRoutes, type TicketCodes } from '../sales';
import { localSignInRoutes } from './local-sign-in';

interface DevRoutesOptions {
  platform: Pick<Platform, 'config' | 'db' | 'seal' | 'jwtSecret'>;
  codes: TicketCodes;
}

/**
 * Stand-ins for a mail server, a payment provider, Google and GitHub: an outbox with everybody's mail, a checkout without real
 * money, and a sign-in as anybody.
 * Only on a local site, or behind a staging site's password (decision 0031).
 */
export const devRoutes: FastifyPluginAsync<DevRoutesOptions> = async (
  app,
  { platform: { config, db, seal, jwtSecret }, codes },
) => {
  const { isExposed, staging, mail, paystack, publicUrl, social } = config;
  if (isExposed && !staging) return;
  if (!staging) thisMachineOnly(app);
  if (paystack.sandboxUrl) {
    await app.register(checkoutRoutes, { sandboxUrl: paystack.sandboxUrl });
  }
  if (social.isLocal) await app.register(localSignInRoutes, { secret: jwtSecret });
  if (!mail.smtpUrl) await app.register(outboxRoutes, { db, publicUrl, codes, seal });
};
