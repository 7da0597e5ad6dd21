import type { Queryable } from '../database/schema';

/** The paths of all pictures that the database refers to, without their small versions. */
export async function picturesIn(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('banner_image as path')
    .union(db.selectFrom('users').select('profile_picture as path'))
    .union(db.selectFrom('tickets').select('custom_image as path'))
    .execute();
  return rows.flatMap(({ path }) => path ?? []);
}
