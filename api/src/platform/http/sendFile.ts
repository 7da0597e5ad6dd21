import type { FastifyReply } from 'fastify';

/** Headers of a file to be stored under `name`, which nobody else may keep. */
export const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});

export const CSV = 'text/csv; charset=utf-8';

/** Answers with a PDF. */
export function sendPdf(
  reply: Pick<FastifyReply, 'headers'> & { send(payload: unknown): unknown },
  name: string,
  pdf: Uint8Array,
): never {
  reply.headers(fileHeaders('application/pdf', name));
  return reply.send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)) as never;
}
