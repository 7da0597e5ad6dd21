import path from 'node:path';
import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { routeAt } from '@nzuko/contract';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';

import { proxyApi } from './apiProxy';
import { appIcons, appManifest } from './appIcons';
import { visitorOf } from './canaries';
import type { ServerConfig } from './config';
import { NO_FRAMES } from './contentPolicy';
import { serveCrawlers } from './crawlers';
import { SAVER_HEADERS } from './dataSaver';
import { askedFlags } from './flags';
import { EndedCanaries } from './endedCanaries';
import { favicon } from './favicon';
import { logRequests } from './logRequests';
import { serveMetrics } from './metrics';
import { watchRegistryFile } from './registryFile';
import { makePages } from './pages/makePages';
import { sendPage } from './pages/sendPage';
import { RenderingProcesses } from './rendering/renderingProcesses';
import { programFile } from './screenPrograms';
import { readShellBuild } from './shellBuild';
import { guardStaging } from './staging';

/** Files that aren't served: source maps, renderers, what the shell's build says of itself. */
const NOT_SERVED = /\.(?:map|cjs|prerendered\.json)$|^\/[^/]+\.json$/;
/** Nor what lies beside the releases: the registry's files, halves of them, and who changed it last. */
const BESIDE_RELEASES = /^\/[^/]+$/;
/** For pages whose path is a secret: no referrer, no indexing. */
const UNTOLD = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

function secure(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    // The referrer is only ever the origin, even for our own logs: a URL may contain a token.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  });
}

/** The page server: HTML for each URL, the shell's and remotes' files, and the proxy to the API. */
export async function buildServer(config: ServerConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
  });
  logRequests(app);
  if (config.isStaging) guardStaging(app, config.apiUrl);
  const build = await readShellBuild(config.shellDirectory);
  const registryFile = path.join(config.releasesDirectory, 'registry.json');
  const { apiUrl, canaryMargin: margin } = config;
  const ended = new EndedCanaries({ apiUrl, margin, log: app.log });
  const registryNow = watchRegistryFile(registryFile, build.id, app.log, ended.has);
  const rendering = new RenderingProcesses(app.log);
  // A server that listens has visitors soon.
  app.addHook('onListen', async () => {
    await ended.watch(registryNow.trials);
    const { routes } = await registryNow.live(() => '');
    for (const route of routes) {
      const file = programFile(config.releasesDirectory, route);
      if (file) rendering.start(file);
    }
  });
  app.addHook('onClose', async () => {
    ended.stop();
    await rendering.stop();
  });
  const pageOf = makePages({ config, build, rendering, log: app.log });

  // For pages and API responses; the files below are precompressed by their builds.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await proxyApi(app, config.apiUrl);

  const files = (root: string, prefix: string, more: RegExp[] = []) => ({
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false as const,
    dotfiles: 'ignore' as const,
    cacheControl: false,
    // Nobody asks again for what never changes, or for a part of it.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    allowedPath: (pathname: string) => ![NOT_SERVED, ...more].some((it) => it.test(pathname)),
    // File names contain a content hash, folders a version that is never overwritten.
    setHeaders: (reply: FastifyReply, file: string) => {
      reply.header('cache-control', IMMUTABLE);
      reply.header('x-content-type-options', 'nosniff');
      if (!file.endsWith('.html')) return;
      // A release in its harness, for testers; the rest of its content security policy is in its `<head>`.
      reply.header('content-security-policy', NO_FRAMES);
      reply.header('x-robots-tag', 'noindex');
    },
  });
  await app.register(fastifyStatic, files(config.shellDirectory, '/assets/'));
  await app.register(
    fastifyStatic,
    files(config.releasesDirectory, '/remotes/', [BESIDE_RELEASES]),
  );

  app.get('/registry.json', async (request, reply) => {
    const { text } = await registryNow.live(() => visitorOf(request, reply));
    secure(reply);
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });

  app.get('/service-worker.js', async (_request, reply) => {
    secure(reply);
    reply.header('cache-control', 'no-cache').type('text/javascript');
    return reply.send(build.programs.serviceWorker);
  });

  app.get('/favicon.svg', async (_request, reply) => {
    secure(reply);
    return reply.header('cache-control', FOR_A_DAY).type('image/svg+xml').send(favicon);
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    secure(reply);
    reply.header('cache-control', FOR_A_DAY).type('application/manifest+json');
    return reply.send(appManifest);
  });

  for (const { file } of appIcons) {
    const png = Buffer.from(build.icons[file] ?? '', 'base64');
    app.get(`/${file}`, async (_request, reply) => {
      secure(reply);
      return reply.header('cache-control', FOR_A_DAY).type('image/png').send(png);
    });
  }

  serveCrawlers(app, config, rendering, async () => (await registryNow.live(() => '')).routes);

  serveMetrics(app, {
    faults: registryNow.faults,
    endedCanaries: async () =>
      (await registryNow.trials()).filter(({ canary }) => ended.has(canary)),
  });

  app.get('/*', async (request, reply) => {
    // Two slashes would begin a host.
    const url = `http://page${request.url.replace(/^\/+/, '/')}`;
    const { pathname, searchParams: query } = new URL(url);
    // On a public site, no link that somebody passes on switches anything.
    const asked = config.isStaging || config.allowOverride ? askedFlags(query) : undefined;
    const registry = await registryNow.live(() => visitorOf(request, reply), asked);
    const { route, params } = routeAt(registry.routes, pathname) ?? {};
    secure(reply);
    if (route?.private) reply.headers(UNTOLD);
    reply.header('cache-control', 'no-cache').header('vary', `${SAVER_HEADERS}, Accept-Encoding`);
    // Any other path redirects to `/` (spec section 2). With overrides allowed the page does that, since a local remote may have
    // the path.
    const isKnown = route || pathname === '/' || config.allowOverride;
    const elsewhere = registry.redirects[pathname] ?? (isKnown ? null : '/');
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const page = await pageOf({ request, registry, route, params: params ?? {}, pathname, query });
    return sendPage(request, reply, page, config.allowOverride);
  });

  // A missing script must be a 404: HTML with status 200 would cause misleading errors.
  app.setNotFoundHandler((_request, reply) => {
    secure(reply);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Not found\n');
  });
  return app;
}
