import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Queryable } from '../database/schema';
import { actorKey, actorOf, type Guards } from '../http/guards';
import { limitCalls } from '../http/rateLimits';
import { CSV, fileHeaders } from '../http/sendFile';
import { sendPieces } from '../http/streaming';
import { requireOwner } from '../teams/acting';
import type { RecordScope } from './record-repository';
import {
  deskRecordSchemas,
  ownRecordSchemas,
  teamRecordSchemas,
  type DeskRecordFilter,
} from './record-schemas';
import type { RecordService } from './record-service';

interface RecordRoutesOptions {
  db: Queryable;
  service: RecordService;
  guards: Guards;
  /** Files per minute and account. */
  limit: number;
}

/** Records: a user's own, an owned team's, and everybody's for administrators. An event's is in the events room. */
export const recordRoutes: FastifyPluginAsyncTypebox<RecordRoutesOptions> = async (
  app,
  { db, service, guards, limit },
) => {
  const onRequest = guards.member;

  app.get(
    '/record/',
    { schema: ownRecordSchemas.list, onRequest, config: { evenSuspended: true } },
    async (request) => {
      const actor = actorOf(request);
      return service.list(actor, { accountId: actor.id }, request.query, '/api/record/');
    },
  );

  app.get(
    '/record.csv',
    {
      schema: ownRecordSchemas.csv,
      onRequest,
      preHandler: limited(app, limit),
      config: { evenSuspended: true },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const pieces = service.csv(actor, { accountId: actor.id });
      return sendPieces(reply, pieces, fileHeaders(CSV, 'record.csv'));
    },
  );

  teamRoutes(app, { db, service, guards, limit });
  deskRoutes(app, { db, service, guards, limit });
};

type App = Parameters<FastifyPluginAsyncTypebox>[0];

const teamRoutes = (app: App, { db, service, guards, limit }: RecordRoutesOptions) => {
  const onRequest = guards.member;

  app.get('/teams/:id/record/', { schema: teamRecordSchemas.list, onRequest }, async (request) => {
    const { id } = request.params;
    await requireOwner(db, actorOf(request), id);
    const path = `/api/teams/${id}/record/`;
    return service.list(actorOf(request), { teamId: id }, request.query, path);
  });

  app.get(
    '/teams/:id/record.csv',
    { schema: teamRecordSchemas.csv, onRequest, preHandler: limited(app, limit) },
    async (request, reply) => {
      const { id } = request.params;
      await requireOwner(db, actorOf(request), id);
      const pieces = service.csv(actorOf(request), { teamId: id });
      return sendPieces(reply, pieces, fileHeaders(CSV, `record-team-${id}.csv`));
    },
  );
};

const deskRoutes = (app: App, { service, guards, limit }: RecordRoutesOptions) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.get(
    '/desk/record/',
    { schema: deskRecordSchemas.list, onRequest: administrators },
    async (request) => {
      const { before, page_size, ...filter } = request.query;
      const path = `/api/desk/record/${queryOf(filter)}`;
      return service.list(actorOf(request), scopeOf(filter), { before, page_size }, path);
    },
  );

  app.get(
    '/desk/record.csv',
    { schema: deskRecordSchemas.csv, onRequest: administrators, preHandler: limited(app, limit) },
    async (request, reply) => {
      const pieces = service.csv(actorOf(request), scopeOf(request.query));
      return sendPieces(reply, pieces, fileHeaders(CSV, 'record.csv'));
    },
  );
};

const limited = (app: App, max: number) =>
  limitCalls(app, { name: 'documents', max, keyOf: actorKey });

function scopeOf({ event, account, kind }: DeskRecordFilter): RecordScope {
  const ofKind = kind && { kind };
  if (event !== undefined) {
    return { eventId: event, ...(account !== undefined && { accountId: account }), ...ofKind };
  }
  return account === undefined ? { all: true, ...ofKind } : { accountId: account, ...ofKind };
}

const queryOf = (filter: DeskRecordFilter) => {
  const query = Object.entries(filter);
  return query.length > 0 ? `?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
};
