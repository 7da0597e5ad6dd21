import { CLOCK_YEARS } from '@nzuko/contract/text';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { HOUR_MS } from '../platform/durations';
import type { Platform } from '../platform/platform';
import { InvalidFieldsError } from '../platform/http/errors';
import { thisMachineOnly } from '../platform/http/thisMachineOnly';
import { DEMO_PASSWORD } from '../seed/catalogue/people';
import type { Copies } from './copies';
import { DATA_SETS, emailOf, ROLES } from './data-sets';
import { CopyGiven, CopyRequest } from './isolation-schemas';

interface IsolationRoutesOptions {
  platform: Pick<Platform, 'config'>;
  copies: Copies;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

const LAGOS_AHEAD_MS = HOUR_MS;

/** Where a copy's clock may start. */
function momentOf(now: string): Date {
  const moment = new Date(now);
  const { first, last } = CLOCK_YEARS;
  const year = new Date(moment.getTime() + LAGOS_AHEAD_MS).getUTCFullYear();
  if (year < first || year > last)
    throw new InvalidFieldsError({ now: [`Expected a time from ${first} to ${last}, in Lagos.`] });
  return moment;
}

/** Every operation of the API's document: `GET /events/{id}/`. */
function operationsOf(app: FastifyInstance): string[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {})
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/**
 * Gives pages copies of the data, and passes their calls on: `/api/isolation/<copy>/api/events/` is `/api/events/` in
 * that copy. The id of a copy is all that it takes to use it, and nobody can guess one.
 */
export const isolationRoutes: FastifyPluginAsync<IsolationRoutesOptions> = async (
  plain,
  { platform: { config }, copies },
) => {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  if (!config.staging) thisMachineOnly(app);

  app.post(
    '/api/isolation/',
    { schema: { hide: true, body: CopyRequest, response: { 201: CopyGiven } } },
    async ({ body: { as, data, now } }, reply) => {
      const { id, path, endsAt } = await copies.add(data, now ? momentOf(now) : undefined);
      // The page was left meanwhile, and doesn't know what to end.
      if (reply.raw.destroyed) await copies.end(id);
      const email = emailOf[as];
      reply.code(201).header('cache-control', 'no-store');
      return {
        path,
        ends_at: endsAt.toISOString(),
        account: email === null ? null : { email, password: DEMO_PASSWORD },
        roles: [...ROLES],
        data_sets: [...DATA_SETS],
        operations: operationsOf(plain),
      };
    },
  );

  app.delete<{ Params: { copy: string } }>(
    '/api/isolation/:copy',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      await copies.end(params.copy);
      return reply.code(204).send();
    },
  );

  app.all<{ Params: { copy: string; '*': string } }>(
    '/api/isolation/:copy/*',
    {
      schema: { hide: true },
      // Before a body is read: the copy's own app does that.
      onRequest: async ({ params, raw }, reply) => {
        const copy = copies.use(params.copy);
        if (!params['*'].startsWith('api/')) return;
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        raw.url = raw.url?.slice(copy.path.length);
        reply.hijack();
        copy.answer(raw, reply.raw);
      },
    },
    async ({ params }, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(`On the site, this would lead to /${params['*']}. You can close this one.\n`),
  );
};
