import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * How much text waits in memory for a slow reader before reading stops. More than the largest event's list, so that a phone
 * on a bad network doesn't keep a database connection.
 */
const AHEAD_BYTES = 16 * 1024 * 1024;

/**
 * Answers with JSON text piece by piece. The first is awaited before the answer begins, so that whatever refuses or fails
 * before it is answered as anywhere else; what fails later cuts the answer off. A reader that leaves ends `pieces`.
 *
 * @param headers more headers of the answer.
 */
export async function sendPieces(
  reply: Pick<FastifyReply, 'raw' | 'headers'> & { send(payload: unknown): unknown },
  pieces: AsyncGenerator<string>,
  headers: Record<string, string> = {},
): Promise<never> {
  const first = await pieces.next();
  const stream = new Readable({
    highWaterMark: AHEAD_BYTES,
    read() {
      pieces.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      pieces.return(undefined).then(
        () => done(error),
        () => done(error),
      );
    },
  });
  stream.push(first.done ? null : first.value);
  if (reply.raw.destroyed) stream.destroy();
  reply.headers({ 'content-type': 'application/json; charset=utf-8', ...headers });
  return reply.send(stream) as never;
}

/** A JSON array of the rows of all chunks. */
export async function* jsonArray(chunks: AsyncIterable<object[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of chunks) {
    yield before + jsonRows(rows);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** The rows as JSON with commas between them. */
export function jsonRows(rows: object[]): string {
  return rows.map((row) => JSON.stringify(row)).join(',');
}
