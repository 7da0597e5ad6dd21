import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '../platform';
import { cookieText, readCookie } from '../http/cookies';
import { ApiError } from '../http/errors';
import { PASS_SECONDS, StagingPassword } from './staging-password';

const COOKIE = 'staging_pass';

/** For machines: these verify signatures, reveal nothing, or reject strangers themselves. */
const WITHOUT_PASSWORD = [
  '/api/payments/webhook/',
  '/api/health/',
  '/api/health/live/',
  '/api/metrics',
  '/api/metrics/canaries/',
];

/**
 * On a staging site, requires its password before anything else, and keeps search engines out. The page server calls `GET
 * /api/staging/` for its own requests, so only the API knows the password (decision 0031).
 */
export function guardStaging(
  app: FastifyInstance,
  { config: { staging }, now, isSecure: secure }: Pick<Platform, 'config' | 'now' | 'isSecure'>,
): void {
  if (!staging) return;
  const password = new StagingPassword(staging.password, now);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (WITHOUT_PASSWORD.includes(request.routeOptions.url ?? '')) return;
    const { authorization } = request.headers;
    if (!password.isPass(readCookie(request, COOKIE))) {
      if (!password.isIn(authorization)) throw refusal(request);
      const pass = { name: COOKIE, value: password.issuePass(), path: '/' };
      const rules = { maxAgeSeconds: PASS_SECONDS, sameSite: 'Lax', secure } as const;
      reply.header('set-cookie', cookieText({ ...pass, ...rules }));
    }
    // Browsers send it with every request; a visitor must stay a visitor.
    if (/^basic /i.test(authorization ?? '')) delete request.headers.authorization;
  });

  app.get('/api/staging/', { schema: { hide: true } }, async (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').send(),
  );
}

function refusal(request: FastifyRequest): ApiError {
  const mode = request.headers['sec-fetch-mode'];
  // A script's call must neither trigger the browser's dialog nor look like an expired session.
  if (mode !== undefined && mode !== 'navigate') {
    return new ApiError(
      403,
      'staging_password',
      'This is a staging site and asks for its password. Reload the page.',
    );
  }
  return new ApiError(
    401,
    'staging_password',
    'This is a staging site and asks for its password.',
    {
      'www-authenticate': 'Basic realm="Staging", charset="UTF-8"',
      'cache-control': 'no-store',
    },
  );
}
