import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError, type FieldSentences } from './errors';

/**
 * Rejects null characters and halves of a surrogate pair, which PostgreSQL can't store in text or JSON, so that no other
 * rule has to.
 */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const refused: FieldSentences = {};
    for (const source of [request.body, request.query, request.params]) {
      if (source === null || typeof source !== 'object' || Buffer.isBuffer(source)) continue;
      for (const [field, value] of Object.entries(source)) {
        if (contains(value, (text) => text.includes('\0'))) {
          refused[field] = ['Null characters are not allowed.'];
        } else if (contains(value, (text) => !text.isWellFormed())) {
          refused[field] = ['This contains a broken character.'];
        }
      }
    }
    done(Object.keys(refused).length > 0 ? new InvalidFieldsError(refused) : undefined);
  });
}

/** No schema is deeper than this, and a body of nested brackets must not exhaust the stack. */
const DEEPEST = 5;

function contains(value: unknown, isRefused: (text: string) => boolean, depth = 0): boolean {
  if (typeof value === 'string') return isRefused(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return false;
  return Object.values(value).some((inner) => contains(inner, isRefused, depth + 1));
}
