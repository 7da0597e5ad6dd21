import { sql } from 'kysely';
import type { Queryable } from '../database/schema';

/** Resolves when the database answers. */
async function ping(db: Queryable): Promise<void> {
  await sql`SELECT 1`.execute(db);
}

/** Whether the database answers in time: one that hangs is as good as gone. */
export async function databaseAnswers(db: Queryable, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const asked = ping(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
