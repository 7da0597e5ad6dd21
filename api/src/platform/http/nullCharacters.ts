import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError, type FieldSentences } from './errors';

/** Rejects null characters, which PostgreSQL can't store in text, so that no other rule has to. */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const refused: FieldSentences = {};
    for (const source of [request.body, request.query, request.params]) {
      if (source === null || typeof source !== 'object' || Buffer.isBuffer(source)) continue;
      for (const [field, value] of Object.entries(source)) {
        if (hasNull(value)) {
          refused[field] = ['Null characters are not allowed.'];
        }
      }
    }
    if (Object.keys(refused).length > 0) throw new InvalidFieldsError(refused);
  });
}

/** No schema is deeper than this, and a body of nested brackets must not exhaust the stack. */
const DEEPEST = 5;

function hasNull(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return false;
  return Object.values(value).some((inner) => hasNull(inner, depth + 1));
}
