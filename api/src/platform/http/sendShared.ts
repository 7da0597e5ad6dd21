import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isNamedIn } from './entityTag';
import type { SharedAnswer } from './sharedAnswers';

/** Sends an answer that is the same for every visitor; one who has it already is told so. */
export function sendShared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: SharedAnswer,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'Authorization' });
  if (isNamedIn(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Marks an answer as one person's own, so that no cache gives it to another. */
export function keepPrivate<Reply extends FastifyReply>(reply: Reply): Reply {
  reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' });
  return reply;
}

/**
 * Sends one person's own list once all of it is read, unless they hold the same already: for long lists that a page reads again
 * and again.
 */
export async function sendUnlessHeld(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  list: AsyncGenerator<string>,
): Promise<never> {
  const pieces: string[] = [];
  for await (const piece of list) {
    // Nobody is left to read it.
    if (reply.raw.destroyed) break;
    pieces.push(piece);
  }
  const etag = entityTagOf(...pieces);
  keepPrivate(reply).header('etag', etag);
  if (isNamedIn(headers['if-none-match'], etag)) return reply.code(304).send() as never;
  return reply.type('application/json; charset=utf-8').send(pieces.join('')) as never;
}

/** Writes the body of the route's answers with status 200, as its schema has it. Keeps nothing of the request. */
export function serializer(reply: Pick<FastifyReply, 'getSerializationFunction'>) {
  const write = reply.getSerializationFunction('200');
  if (!write) throw new Error('The route has no schema for its answers.');
  return (body: object): string => write(body as Record<string, unknown>);
}
