import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const DEADLINE_MS = 5_000;
const CHALLENGE = 'Basic realm="Staging", charset="UTF-8"';
/** Crawlers must be able to read that they aren't allowed; metrics never answer requests that come through a proxy. */
const WITHOUT_PASSWORD = ['/robots.txt', '/metrics'];

/** The banner at the top of every page of a staging site, outside React's root so that nothing removes it. */
export const stagingBanner = `<aside class="staging-banner" aria-label="Staging">Staging: test data, no real payments.</aside>`;

export const stagingCss =
  '.staging-banner{padding:.375rem 1rem;border-bottom:1px solid transparent;background:var(--color-accent);color:var(--color-onAccent);font-size:.8125rem;font-weight:600;line-height:1.25rem;text-align:center}';

/** Headers the page server forwards when it calls the API for a visitor: the pass of a staging site, elsewhere nothing. */
export const passFor = ({ isStaging }: { isStaging: boolean }, request: FastifyRequest) =>
  isStaging ? passOf(request) : {};

function passOf({ headers }: FastifyRequest): Record<string, string> {
  const { cookie, authorization } = headers;
  return { ...(cookie && { cookie }), ...(authorization && { authorization }) };
}

/**
 * Puts the whole page server behind the staging site's password and tells search engines to stay away. The API knows the
 * password and guards its own calls; for all other requests, the page server asks it (decision 0031).
 */
export function guardStaging(app: FastifyInstance, apiUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (WITHOUT_PASSWORD.includes(route) || route === '/api' || route.startsWith('/api/')) return;
    const answer = await fetch(`${apiUrl}/api/staging/`, {
      headers: { ...passOf(request), 'x-forwarded-for': request.ip },
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: unknown) => {
      request.log.error({ err: error }, 'the API did not say whether a visitor may pass');
      return null;
    });
    if (answer?.status === 204) {
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return;
    }
    return answer?.status === 401 || answer?.status === 403
      ? refuse(reply.header('www-authenticate', CHALLENGE), 401, 'This site asks for a password.')
      : refuse(reply, 503, 'The staging site is not available right now. Please try again.');
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    // A proxy's cache would serve files to people without the password.
    const caching = String(reply.getHeader('cache-control') ?? '');
    if (caching.startsWith('public')) {
      reply.header('cache-control', caching.replace('public', 'private'));
    }
  });
}

const refuse = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${sentence}\n`);
