import path from 'node:path';
import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';

import { proxyApi } from './apiProxy';
import { serveBuiltFiles } from './builtFiles';
import type { ServerConfig } from './config';
import { serveCrawlers } from './crawlers';
import { EndedCanaries } from './endedCanaries';
import { logRequests, requestId } from './logRequests';
import { serveMetrics } from './metrics';
import { makePages } from './pages/makePages';
import { servePages } from './pages/pageRoutes';
import { visitorRegistries, type VisitorRegistries } from './visitorRegistries';
import { RenderingProcesses } from './rendering/renderingProcesses';
import { programFile } from './screenPrograms';
import { secure } from './secureHeaders';
import { readShellBuild } from './shellBuild';
import { serveSiteFiles } from './siteFiles';
import { guardStaging } from './staging';

/** The page server: HTML for each URL, the shell's and remotes' files, and the proxy to the API. */
export async function buildServer(config: ServerConfig): Promise<FastifyInstance> {
  const { apiUrl, canaryMargin: margin, releasesDirectory } = config;
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: config.trustProxy,
    // A path that can't be decoded is no page's.
    frameworkErrors: (_error, _request, reply) => {
      secure(reply);
      reply.redirect('/', 302);
    },
  });
  const { log } = app;
  logRequests(app);
  if (config.isStaging) guardStaging(app, config.apiUrl);

  const build = await readShellBuild(config.shellDirectory);
  const ended = new EndedCanaries({ apiUrl, margin, log });
  const file = path.join(releasesDirectory, 'registry.json');
  const registries = visitorRegistries(file, build.id, log, ended.has);
  const rendering = new RenderingProcesses(log);
  startBeforeVisitors(app, config, { ended, registries, rendering });

  await compressAnswers(app);
  await proxyApi(app, apiUrl);
  await serveBuiltFiles(app, config);
  serveSiteFiles(app, build);
  serveCrawlers(app, config, rendering, async () => (await registries.forVisitor(() => '')).routes);
  serveMetrics(app, {
    faults: registries.faults,
    endedCanaries: async () =>
      (await registries.trials()).filter(({ canary }) => ended.has(canary)),
  });
  servePages(app, config, registries, makePages({ config, build, rendering, log }));
  return app;
}

interface Watches {
  ended: EndedCanaries;
  registries: VisitorRegistries;
  rendering: RenderingProcesses;
}

/** Once the server listens, learns which canaries have ended and starts the programs that its first visitors will need. */
function startBeforeVisitors(
  app: FastifyInstance,
  { releasesDirectory }: ServerConfig,
  { ended, registries, rendering }: Watches,
): void {
  app.addHook('onListen', async () => {
    await ended.watch(registries.trials);
    const { routes } = await registries.forVisitor(() => '');
    for (const route of routes) {
      const file = programFile(releasesDirectory, route);
      if (file) rendering.start(file);
    }
  });
  app.addHook('onClose', async () => {
    ended.stop();
    rendering.stop();
  });
}

/** Compresses pages and API responses; files are precompressed by their builds. */
const compressAnswers = (app: FastifyInstance) =>
  app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
