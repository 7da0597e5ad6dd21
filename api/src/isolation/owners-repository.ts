import { randomInt } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { openPool } from '../platform/database/connect';
import type { Database } from '../platform/database/schema';

const TAKE_AGAIN_MS = 1000;
const TAKE_LOCK = `SELECT pg_advisory_lock(hashtext('isolation'), $1)`;

/** A process that makes copies. A site can have several: somebody may look at two remotes side by side. */
export interface Owner {
  /** The prefix of its databases' names, after the site's. */
  name: string;
  /** Leaves its databases without an owner. */
  leave(): Promise<void>;
}

/**
 * Becomes an owner for as long as this process runs: a lock belongs to its session, so it ends with a killed process too. A
 * lost connection, as after a restart of the server, is replaced.
 */
export async function becomeOwner(url: string): Promise<Owner> {
  const number = randomInt(2 ** 31);
  const pool = openPool({ url, maxConnections: 1, name: 'tickets-isolation', isUnlimited: true });
  let hasLeft = false;
  let release: () => void = () => undefined;

  async function takeLock(): Promise<void> {
    const session = await pool.connect();
    release = () => {
      release = () => undefined;
      session.release(true);
    };
    session.once('error', () => {
      if (hasLeft) return;
      release();
      takeAgain();
    });
    await session.query(TAKE_LOCK, [number]);
  }
  let timer: NodeJS.Timeout | undefined;
  function takeAgain(): void {
    // Losing the connection in mid-query is reported twice.
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!hasLeft) takeLock().catch(takeAgain);
    }, TAKE_AGAIN_MS);
    timer.unref();
  }

  await takeLock();
  return {
    name: `${number.toString(16).padStart(8, '0')}_`,
    async leave() {
      hasLeft = true;
      release();
      await pool.end();
    },
  };
}

/** Whether the owner of a database still runs, by the part of its name after the site's prefix. */
export async function isOwned(db: Kysely<Database>, rest: string): Promise<boolean> {
  const [, name] = /^([0-9a-f]{8})_/.exec(rest) ?? [];
  if (!name) return false;
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext('isolation'), ${Number.parseInt(name, 16)}::int) AS free`.execute(
    db,
  );
  return rows[0]?.free === false;
}
