import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Fault } from './switches';

/** Rejects calls without the secret key. */
export function requireKey(app: FastifyInstance, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(reply, 401, 'Invalid key', 'invalid_Key');
    }
  });
}

export function refuse(reply: FastifyReply, status: number, message: string, code: string) {
  return reply.code(status).send({ status: false, message, type: 'validation_error', code });
}

export function broken(reply: FastifyReply, fault: Fault) {
  if (fault === 'garbage')
    return reply.type('text/html').send('<h1>Welcome to the hotel Wi-Fi</h1>');
  if (fault === 'refused') {
    return refuse(reply, 400, 'Your business cannot do this at the moment', 'not_allowed');
  }
  if (fault === 'too_many') return refuse(reply, 429, 'Too many requests', 'rate_limited');
  return reply.code(503).send({ status: false, message: 'Service unavailable' });
}

/** The query parameters of Paystack's lists. */
export interface ListQuery {
  perPage?: string;
  page?: string;
  from?: string;
  to?: string;
  status?: string;
}

/** A page of rows as Paystack has it: newest first, limited to a time span. */
export function pageOf<T extends { createdAt: string }>(rows: T[], query: ListQuery) {
  const { from, to } = query;
  const perPage = Math.min(Number(query.perPage) || 50, 100);
  const page = Number(query.page) || 1;
  const asked = rows
    .filter(({ createdAt }) => !from || Date.parse(createdAt) >= Date.parse(from))
    .filter(({ createdAt }) => !to || Date.parse(createdAt) <= Date.parse(to))
    .reverse();
  const skipped = (page - 1) * perPage;
  const meta = {
    total: asked.length,
    skipped,
    perPage,
    page,
    pageCount: Math.ceil(asked.length / perPage),
  };
  return { data: asked.slice(skipped, skipped + perPage), meta };
}
