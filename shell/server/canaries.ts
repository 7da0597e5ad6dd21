import { createHash, randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Canary, Registry } from '../src/registry/registryTypes';

const COOKIE = 'nzuko_visitor';
const COOKIE_DAYS = 30;
const SECONDS_A_DAY = 86_400;

/**
 * The random name by which a visitor stays on one side of a trial; it says nothing of the person. Given out only while a
 * version is on trial.
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

/** True for a visitor among the canary's share; each version draws its share anew. */
function isAmong(visitor: string, { remote, share }: Canary): boolean {
  const digest = createHash('sha256')
    .update(`${visitor} ${remote.name}@${remote.version}`)
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share / 100;
}

/** The registry as this visitor gets it: the versions on trial that they are among, in place of the live ones. */
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
