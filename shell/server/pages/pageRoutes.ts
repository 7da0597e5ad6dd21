import { routeAt } from '@nzuko/contract';
import type { FastifyError, FastifyInstance } from 'fastify';

import type { ServerConfig } from '../config';
import { SAVER_HEADERS } from '../dataSaver';
import { askedFlags } from '../flags';
import { visitorOf } from '../visitor';
import type { VisitorRegistries } from '../visitorRegistries';
import { secure } from '../secureHeaders';
import type { Page, IncomingPage } from './makePages';
import { sendPage } from './sendPage';

/** For pages whose path is a secret: no referrer, no indexing. */
const UNTOLD = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** The beginning of the id in the log's lines, as the API's errors show it. */
const SHOWN_OF_ID = 8;

/** The path and query of a page, whatever slashes are around the path: those at its end make no other page. */
function placeOf(url: string) {
  // Two leading slashes would be parsed as a host.
  const { pathname, searchParams } = new URL(`http://page${url.replace(/^\/+/, '/')}`);
  return { pathname: pathname.replace(/(?<=[^/])\/+$/, ''), query: searchParams };
}

/** Serves a page at every URL that isn't a file's, and the registry, for pages that are already open. */
export function servePages(
  app: FastifyInstance,
  config: ServerConfig,
  registries: VisitorRegistries,
  pageOf: (asked: IncomingPage) => Promise<Page>,
): void {
  app.get('/registry.json', async (request, reply) => {
    const { text } = await registries.forVisitor(() => visitorOf(request, reply));
    secure(reply);
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });

  app.get('/*', async (request, reply) => {
    const { pathname, query } = placeOf(request.url);
    // On a public site, a link that somebody passes on mustn't switch anything.
    const asked = config.isStaging || config.allowOverride ? askedFlags(query) : undefined;
    const registry = await registries.forVisitor(() => visitorOf(request, reply), asked);
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

  // By default, the answer would contain the error's message, such as the path of a file, and nothing would be logged.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    const isOurs = statusCode >= 500;
    if (isOurs) request.log.error({ err: error }, 'request failed');
    secure(reply);
    return reply
      .code(statusCode)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(
        isOurs
          ? `Something went wrong on our side. Error id: ${request.id.slice(0, SHOWN_OF_ID)}\n`
          : `${error.message}\n`,
      );
  });
}
