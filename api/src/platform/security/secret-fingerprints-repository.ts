import type { Selectable } from 'kysely';
import type { Database, Queryable } from '../database/schema';

type Row = Selectable<Database['secret_fingerprints']>;

export function listFingerprints(db: Queryable): Promise<Row[]> {
  return db.selectFrom('secret_fingerprints').selectAll().execute();
}

/** Adds a secret's fingerprint, or replaces the former secret's. */
export async function putFingerprint(db: Queryable, row: Row): Promise<void> {
  await db
    .insertInto('secret_fingerprints')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
