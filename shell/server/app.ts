import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';

import fastifyCompress from '@fastify/compress';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { matchRoutes } from 'react-router-dom';

import type { LiveRoute } from '../src/registry/registryTypes';
import { visitorOf } from './canaries';
import type { ServerConfig } from './config';
import { contentPolicy, NO_FRAMES } from './contentPolicy';
import { serveCrawlers } from './crawlers';
import { eventHead } from './event/eventHead';
import { lookUpEvent } from './event/publicEvent';
import { favicon } from './favicon';
import { prerenderedPages } from './prerendered';
import { watchRegistryFile } from './registryFile';
import { renderPage } from './renderPage';
import { readShellBuild } from './shellBuild';

/** The one route whose pages say more of themselves than their title. */
const EVENT_ROUTE = '/events/:id';
/** What lies beside a page's files and is not for everyone: source maps, renderers, the registry's own files. */
const NOT_SERVED = /\.(?:map|cjs|prerendered\.json)$|^\/[^/]+\.jsonl?$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

function routeAt(routes: LiveRoute[], pathname: string) {
  const objects = routes.map((live) => ({ path: live.path, handle: live }));
  const match = matchRoutes(objects, pathname)?.[0];
  return { route: match?.route.handle, params: match?.params ?? {} };
}

function secure(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  });
}

/** The page server: HTML for each URL, the shell's and the remotes' files, and the way to the API. */
export async function buildServer(config: ServerConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    trustProxy: config.trustProxy,
  });
  const build = await readShellBuild(config.shellDirectory);
  const registryFile = path.join(config.releasesDirectory, 'registry.json');
  const liveRegistry = watchRegistryFile(registryFile, build.id);
  const prerenderedPage = prerenderedPages(config.shellDirectory, config.releasesDirectory);

  // Pages and the API's answers; the files below are compressed already, and better, by their builds.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(fastifyHttpProxy, {
    upstream: config.apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    preHandler: async (request, reply) => {
      // For the machines that watch the site, which reach the API itself.
      if (request.url.startsWith('/api/metrics')) return reply.callNotFound();
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // The API limits calls by address: it must see the client's, not ours.
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
    },
    // A socket that the API closes while it restarts must not become a failed request of a user.
    undici: { connections: 64, pipelining: 1, keepAliveTimeout: 4_000 },
  });

  const files = (root: string, prefix: string) => ({
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false as const,
    cacheControl: false,
    allowedPath: (pathname: string) => !NOT_SERVED.test(pathname),
    // Names carry the hash of their content, folders a version that is never written twice.
    setHeaders: (reply: { setHeader(name: string, value: string): void }, file: string) => {
      reply.setHeader('cache-control', IMMUTABLE);
      reply.setHeader('x-content-type-options', 'nosniff');
      if (!file.endsWith('.html')) return;
      // A release alone in its harness, for testers: the rest of its content policy is in its head.
      reply.setHeader('content-security-policy', NO_FRAMES);
      reply.setHeader('x-robots-tag', 'noindex');
    },
  });
  await app.register(fastifyStatic, files(config.shellDirectory, '/assets/'));
  await app.register(fastifyStatic, files(config.releasesDirectory, '/remotes/'));

  app.get('/registry.json', async (request, reply) => {
    const { text } = await liveRegistry(() => visitorOf(request, reply));
    secure(reply);
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });

  const serviceWorker = await readFile(path.join(__dirname, 'serviceWorker.js'), 'utf8');
  app.get('/service-worker.js', async (_request, reply) => {
    secure(reply);
    return reply.header('cache-control', 'no-cache').type('text/javascript').send(serviceWorker);
  });

  app.get('/favicon.svg', async (_request, reply) => {
    secure(reply);
    return reply.header('cache-control', FOR_A_DAY).type('image/svg+xml').send(favicon);
  });

  serveCrawlers(app, config.apiUrl, async () => (await liveRegistry(() => '')).routes);

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://page');
    const registry = await liveRegistry(() => visitorOf(request, reply));
    const { route, params } = routeAt(registry.routes, pathname);
    secure(reply);
    reply.header('cache-control', 'no-cache');
    // Any other path goes to `/` (spec section 2), unless a local remote may have it: then the page sends it there.
    const isKnown = route || pathname === '/' || config.allowOverride;
    const elsewhere = registry.redirects[pathname] ?? (isKnown ? null : '/');
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const nonce = randomBytes(16).toString('base64');
    const canonicalUrl = `${request.protocol}://${request.host}${pathname}`;
    const lookUp =
      route?.path === EVENT_ROUTE ? await lookUpEvent(config.apiUrl, params.id ?? '') : null;
    const found = lookUp?.state === 'found' ? lookUp : null;
    const page = found && { url: request.url, data: found.event };
    const prerendered = await prerenderedPage(route, page).catch((error: unknown) => {
      // The markup is a remote's own doing; without it the page comes as its scripts make it.
      request.log.error({ err: error, path: pathname }, 'the screen could not be rendered');
      return null;
    });
    const head = found && eventHead({ found, url: canonicalUrl, nonce });
    reply.header('content-security-policy', contentPolicy(nonce, config.allowOverride));
    return reply
      .code(lookUp?.state === 'missing' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(
        renderPage({
          nonce,
          route,
          registry,
          build,
          prerendered,
          canonicalUrl,
          head,
          telemetryEvery: config.telemetryEvery,
          allowOverride: config.allowOverride,
        }),
      );
  });

  // A missing script is a 404, never the page: HTML with status 200 in its place gives errors that mislead.
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
