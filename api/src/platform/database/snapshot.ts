import type { ControlledTransaction, Kysely } from 'kysely';
import { DatabaseUnavailableError } from './lostConnection';
import type { Database, Queryable } from './schema';

/** The first chunk is small, since the answer begins when it is there. */
const FIRST_ROWS = 100;
/** So many rows take some milliseconds to read and to write as JSON, in which nobody else is served. */
const CHUNK_ROWS = 1000;

/** Yields what `read` yields, all of it as it is at one moment. Whoever stops early ends the transaction. */
export async function* inSnapshot<T>(
  db: Kysely<Database>,
  read: (trx: Queryable) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* read(trx);
  } finally {
    await endQuietly(trx);
  }
}

/** Ends a transaction that has only read: whatever was to be read is there, even if the connection is lost by now. */
async function endQuietly(trx: ControlledTransaction<Database>): Promise<void> {
  try {
    await trx.rollback().execute();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
  }
}

/**
 * Yields a list as the client sees it, a chunk at a time.
 *
 * @param readAfter reads the next rows in the list's order after a row, or from its start.
 */
export async function* inChunks<Row, Shown>(
  readAfter: (row: Row | undefined, limit: number) => Promise<Row[]>,
  present: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  let limit = FIRST_ROWS;
  let rows = await readAfter(undefined, limit);
  while (rows.length > 0) {
    yield rows.map(present);
    if (rows.length < limit) return;
    limit = CHUNK_ROWS;
    rows = await readAfter(rows.at(-1), limit);
  }
}
