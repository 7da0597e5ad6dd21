import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError, type FieldSentences } from './errors';

/** PostgreSQL keeps any text but one with a null character, so no rule need ask for it: it is refused at the door. */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const refused: FieldSentences = {};
    for (const source of [request.body, request.query, request.params]) {
      if (source === null || typeof source !== 'object') continue;
      for (const [field, value] of Object.entries(source)) {
        if (typeof value === 'string' && value.includes('\0')) {
          refused[field] = ['Null characters are not allowed.'];
        }
      }
    }
    if (Object.keys(refused).length > 0) throw new InvalidFieldsError(refused);
  });
}
