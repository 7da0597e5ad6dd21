import { createHash, randomUUID } from 'node:crypto';

import type { Canary, Registry } from '@nzuko/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'nzuko_visitor';
const COOKIE_DAYS = 30;
const SECONDS_A_DAY = 86_400;

/** The random id that keeps a visitor on one side of a canary; it doesn't identify anyone. Only set during a canary. */
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

/** True if the visitor is in the canary's share; each version draws a new one. */
function isAmong(visitor: string, { remote, share }: Canary): boolean {
  const digest = createHash('sha256')
    .update(`${visitor} ${remote.name}@${remote.version}`)
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share / 100;
}

/** The registry for this visitor, with the canaries they are part of in place of the live versions. */
export function registryFor(
  { canaries = [], remotes, ...registry }: Registry,
  visitor: string,
): Registry {
  const tried = canaries.filter((canary) => isAmong(visitor, canary));
  return {
    ...registry,
    remotes: remotes.map(
      (remote) => tried.find((canary) => canary.remote.name === remote.name)?.remote ?? remote,
    ),
  };
}
