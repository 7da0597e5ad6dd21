import { randomUUID } from 'node:crypto';

import type { Canary, Registry } from '@nzuko/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isAmong } from './visitorShare';

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

/** Each version draws its own visitors. */
const tries = (visitor: string, { remote, share }: Canary) =>
  isAmong(visitor, `${remote.name}@${remote.version}`, share);

/** The registry for this visitor, with the canaries they are part of in place of the live versions. */
export function registryFor(
  { canaries = [], remotes, ...registry }: Registry,
  visitor: string,
): Registry {
  const tried = canaries.filter((canary) => tries(visitor, canary));
  return {
    ...registry,
    remotes: remotes.map(
      (remote) => tried.find((canary) => canary.remote.name === remote.name)?.remote ?? remote,
    ),
  };
}
