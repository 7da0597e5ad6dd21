import { sql } from 'kysely';
import type { Queryable } from './schema';

/** `server_version_num` of PostgreSQL 17, the first that has `transaction_timeout`. */
const OLDEST = 170_000;

/** Why a server can't hold this site's data; null if it can. */
export const faultOf = ({ number, name }: { number: number; name: string }): string | null =>
  number < OLDEST ? `PostgreSQL 17 or later is needed, and DATABASE_URL leads to ${name}.` : null;

/** @throws Error for a server that is too old, before anything is changed in it. */
export async function requireServerVersion(db: Queryable): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    SELECT current_setting('server_version_num')::int AS number,
      current_setting('server_version') AS name`.execute(db);
  const fault = rows[0] ? faultOf(rows[0]) : null;
  if (fault) throw new Error(fault);
}
