import { randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'nzuko_visitor';
const COOKIE_DAYS = 30;
const SECONDS_A_DAY = 86_400;

/**
 * The random id that keeps a visitor on one side of a canary, and of a flag's share; it doesn't identify anyone. Only set while
 * there is one.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{36})`).exec(request.headers.cookie ?? '');
  if (known?.[1]) return known[1];
  const visitor = randomUUID();
  const age = COOKIE_DAYS * SECONDS_A_DAY;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${visitor}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
  return visitor;
}
