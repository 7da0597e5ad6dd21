import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

type DatabaseState = 'up' | 'read_only' | 'down';

/** Asks the database. It takes no writes while it is a standby, such as a former primary, or set to refuse them. */
async function ask(db: Queryable): Promise<DatabaseState> {
  const { rows } = await sql<{ is_read_only: boolean }>`
    SELECT current_setting('transaction_read_only')::boolean AS is_read_only`.execute(db);
  return rows[0]?.is_read_only ? 'read_only' : 'up';
}

/** The database's state, which it has to say in time: one that hangs is as good as gone. */
export async function databaseState(db: Queryable, withinMs: number): Promise<DatabaseState> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(() => resolve('down'), withinMs);
  });
  const asked = ask(db).catch(() => 'down' as const);
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
