import type { FastifyInstance } from 'fastify';
import { accountsRoom } from './accounts';
import { devRoutes } from './dev/dev-routes';
import { doorRoom, keepGateLinksAtGate } from './door';
import { eventsRoom } from './events';
import { mailRoom } from './mail';
import { openapi } from './openapi/openapi';
import type { Parts } from './parts';
import { askForConfirmation } from './platform/http/confirmedRoutes';
import { answerHeaders, makeHttpServer, requestRules } from './platform/http/httpServer';
import { mediaRoutes } from './platform/media/media-routes';
import { operations } from './platform/operations';
import { guardStaging } from './platform/staging/staging-gate';
import { moneyRoom } from './money';
import { salesRoom } from './sales';

/**
 * Builds the API from its parts. It neither listens nor connects; `server.ts` does.
 *
 * @param prepare adds hooks that count for every route.
 */
export async function buildApp(
  parts: Parts,
  prepare?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const { platform, accounts, events, money, sales, door, mail } = parts;
  const app = makeHttpServer(platform);
  prepare?.(app);
  await app.register(answerHeaders, platform);
  guardStaging(app, platform);
  keepGateLinksAtGate(app);
  askForConfirmation(app, platform);
  await app.register(openapi);
  await app.register(requestRules, platform);
  await app.register(mediaRoutes, { media: platform.media });
  await app.register(
    async (api) => {
      await api.register(operations, platform);
      await api.register(accountsRoom, { platform, accounts });
      await api.register(eventsRoom, { platform, events });
      await api.register(moneyRoom, { platform, money });
      await api.register(salesRoom, { platform, sales });
      await api.register(doorRoom, { platform, door });
      await api.register(mailRoom, { platform, mail });
      await api.register(devRoutes, { platform, codes: sales.codes });
    },
    { prefix: '/api' },
  );
  return app;
}
