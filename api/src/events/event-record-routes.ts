import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Queryable } from '../platform/database/schema';
import { actorKey, actorOf, type Guards } from '../platform/http/guards';
import { limitCalls } from '../platform/http/rateLimits';
import { CSV, fileHeaders } from '../platform/http/sendFile';
import { sendPieces } from '../platform/http/streaming';
import { eventRecordSchemas } from '../platform/record/record-schemas';
import type { RecordService } from '../platform/record/record-service';
import { managedEvent } from './event-access';

interface EventRecordRoutesOptions {
  db: Queryable;
  record: RecordService;
  guards: Guards;
  /** Files per minute and account. */
  limit: number;
}

/** Who changed what of an event, for those who may change it. */
export const eventRecordRoutes: FastifyPluginAsyncTypebox<EventRecordRoutesOptions> = async (
  app,
  { db, record, guards, limit },
) => {
  const onRequest = guards.member;

  app.get(
    '/events/:id/record/',
    { schema: eventRecordSchemas.list, onRequest },
    async (request) => {
      const { id } = request.params;
      await managedEvent(db, actorOf(request), id, 'events');
      const path = `/api/events/${id}/record/`;
      return record.list(actorOf(request), { eventId: id }, request.query, path);
    },
  );

  app.get(
    '/events/:id/record.csv',
    {
      schema: eventRecordSchemas.csv,
      onRequest,
      preHandler: limitCalls(app, { name: 'documents', max: limit, keyOf: actorKey }),
    },
    async (request, reply) => {
      const { id } = request.params;
      await managedEvent(db, actorOf(request), id, 'events');
      const pieces = record.csv(actorOf(request), { eventId: id });
      return sendPieces(reply, pieces, fileHeaders(CSV, `record-event-${id}.csv`));
    },
  );
};
