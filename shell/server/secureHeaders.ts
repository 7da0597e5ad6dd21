import type { FastifyReply } from 'fastify';

/** Sets the headers of every answer that the page server makes itself. */
export function secure(reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    // The referrer is only ever the origin, even for our own logs: a URL may contain a token.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  });
}
