import type { IncomingHttpHeaders } from 'node:http';

import fastifyHttpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Node's and undici's codes for a connection that was never made: the API has received nothing. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** As long as the proxy of the composed site waits (`docker/nginx`). Without a limit, 64 calls that hang would hold up all others. */
const ANSWER_MS = 65_000;

/**
 * Forwards calls of `/api`. If the API doesn't answer, the caller gets a gateway's status, which ends no session (decision
 * 0006) and doesn't reveal where the API is: 503 if it can't be reached, 504 if it is too slow, else 502.
 */
export async function proxyApi(
  app: FastifyInstance,
  apiUrl: string,
  answerMs = ANSWER_MS,
): Promise<void> {
  await app.register(fastifyHttpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // Its logs would contain URLs with tokens.
    disableRequestLogging: true,
    preHandler: (request, reply, done) => {
      // Monitoring reaches the API directly.
      if (request.url.startsWith('/api/metrics')) reply.callNotFound();
      else done();
    },
    replyOptions: {
      // Pass on a 503 with Retry-After; one without comes from an API process that is stopping, so retry it.
      retryDelay: ({ err, req, res, attempt, getDefaultDelay }) => {
        // Typed as the client's, but they are the call to the API and its answer.
        const call = req as unknown as { url: URL };
        const answer = res as unknown as { headers: IncomingHttpHeaders } | undefined;
        // A health check wants to know the state right now.
        const isFinal = answer?.headers['retry-after'] || call.url.pathname === '/api/health/';
        return isFinal ? null : getDefaultDelay(req, res, err, attempt);
      },
      onError: (reply, { error }) => {
        const status = statusOf(error);
        const sentence = 'We couldn’t reach our server. Please try again in a moment.';
        void reply
          .code(status)
          .headers(status === 503 ? { 'retry-after': '5' } : {})
          .send({ detail: sentence, error: sentence, code: 'api_unreachable' });
      },
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // The API's rate limits need the client's address, not ours.
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'x-request-id': request.id,
      }),
    },
    // Shorter than the API's keep-alive, so that a socket it closes doesn't fail a user's request.
    undici: { connections: 64, pipelining: 1, keepAliveTimeout: 4_000, headersTimeout: answerMs },
  });
}

function statusOf(error: Error & { statusCode?: number }): 502 | 503 | 504 {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (NOT_CONNECTED.has(code ?? '')) return 503;
  return error.statusCode === 504 ? 504 : 502;
}
