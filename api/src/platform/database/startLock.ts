import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { openDatabase } from './connect';
import type { Database } from './schema';
import { requireServerVersion } from './serverVersion';

/** An arbitrary number, the same in every process: the lock for preparing the database. */
const START_LOCK = 7_316_225;
const LOOK_AGAIN_MS = 100;

/** Lifts limits that the server, the database or the role may set. */
export const NO_LIMITS = `
  SET statement_timeout = 0;
  SET transaction_timeout = 0;
  SET lock_timeout = 0;
  SET idle_session_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;

/** A machine that vanishes must not keep the lock for the two hours that are usual. */
const AS_STARTER = `
  SET tcp_keepalives_idle = 30;
  SET tcp_keepalives_interval = 10;
  SET application_name = 'tickets-start'`;

/**
 * Prepares a database while no other process does; the others wait, however long that takes. The lock belongs to the session
 * that the work gets, so it ends with it, even if this process is killed.
 *
 * @throws Error if the server is too old.
 */
export async function underStartLock<T>(
  url: string,
  work: (session: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ url, maxConnections: 1, isUnlimited: true });
  try {
    return await db.connection().execute(async (session) => {
      await requireServerVersion(session);
      await sql.raw(`${NO_LIMITS}; ${AS_STARTER}`).execute(session);
      while (!(await tryToLock(session))) await sleep(LOOK_AGAIN_MS);
      return await work(session);
    });
  } finally {
    await db.destroy();
  }
}

/**
 * Polled: a session that waits inside a statement holds a snapshot, which building an index concurrently waits for, so that
 * each would wait for the other.
 */
async function tryToLock(session: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    SELECT pg_try_advisory_lock(${START_LOCK}) AS ours`.execute(session);
  return rows[0]?.ours === true;
}
