import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/schema';
import { addJobs, hasNoJob } from '../jobs/job-queue-repository';

/** Selects the paths of all pictures that the database refers to, without their small versions. */
export const PICTURES = `
  SELECT banner_image AS path FROM events WHERE banner_image IS NOT NULL
  UNION SELECT profile_picture FROM users WHERE profile_picture IS NOT NULL
  UNION SELECT custom_image FROM tickets WHERE custom_image IS NOT NULL`;

export async function picturesIn(db: Queryable): Promise<string[]> {
  const { rows } = await sql.raw<{ path: string }>(PICTURES).execute(db);
  return rows.map(({ path }) => path);
}

const isUsed = (path: RawBuilder<unknown>) => sql`
  (EXISTS (SELECT FROM events WHERE banner_image = ${path})
    OR EXISTS (SELECT FROM users WHERE profile_picture = ${path})
    OR EXISTS (SELECT FROM tickets WHERE custom_image = ${path}))`;

export async function isPictureUsed(db: Queryable, path: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    SELECT ${isUsed(sql`${path}`)} AS is_used`.execute(db);
  return rows[0]?.is_used ?? false;
}

/** Notes a picture before it is put into the store. */
export async function noteUpload(db: Queryable, path: string): Promise<void> {
  await db.insertInto('uploads').values({ path }).execute();
}

/**
 * Forgets the uploads of more than a day ago, which no change is still to commit.
 *
 * @returns the paths of those that nothing refers to.
 */
export async function endUploads(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    WITH ended AS (
      DELETE FROM uploads WHERE noted_at < now() - interval '1 day' RETURNING path)
    SELECT path FROM ended WHERE NOT ${isUsed(sql.ref('ended.path'))}`.execute(db);
  return rows.map(({ path }) => path);
}

/** Whether `npm run backup` reads this database, or the pictures after it. */
export async function isBackupRunning(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is_running: boolean }>`
    SELECT EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'tickets-copy') AS is_running`.execute(
    db,
  );
  return rows[0]?.is_running ?? false;
}

/**
 * Has a job delete pictures, unless something still shows them by then.
 *
 * @param db the transaction of the change that drops them, so that they go if and only if it commits.
 */
export function forgetPictures(db: Queryable, paths: readonly (string | null)[]): Promise<void> {
  return addRemovals(db, [...new Set(paths.flatMap((path) => path ?? []))]);
}

/** Notes pictures to delete from the store, and adds their jobs. */
export async function addRemovals(db: Queryable, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = await db
    .insertInto('removed_pictures')
    .values(paths.map((path) => ({ path })))
    .returning('id')
    .execute();
  await addJobs(db, 'remove_picture', rows);
}

export async function findRemoval(db: Queryable, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('removed_pictures')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.path;
}

export async function endRemoval(db: Queryable, id: number): Promise<void> {
  await db.deleteFrom('removed_pictures').where('id', '=', id).execute();
}

/** The paths of pictures that are still to be deleted from the store. */
export async function removedPictures(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('removed_pictures').select('path').execute();
  return rows.map(({ path }) => path);
}

/** Removals whose job was lost, or ended because of a backup. */
export function removalsWithoutJob(db: Queryable, limit: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('removed_pictures')
    .select('id')
    .where(hasNoJob('remove_picture', 'removed_pictures.id'))
    .orderBy('id')
    .limit(limit)
    .execute();
}
