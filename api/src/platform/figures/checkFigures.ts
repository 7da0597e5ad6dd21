import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { correctFigures } from './figures-repository';

/** Corrects the roll-ups; one that was wrong is worth a look, since triggers keep them. */
export async function checkFigures(db: Kysely<Database>, log: FastifyBaseLogger): Promise<void> {
  const wrong = await correctFigures(db);
  if (wrong > 0) log.error({ wrong }, 'figures did not match their rows, and were corrected');
}
