import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { isOwned } from './owners-repository';

/** What the names of all copies and templates of one site begin with; other sites on the same server have their own. */
export async function sitePrefixOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  const name = createHash('sha256').update(String(rows[0]?.name));
  return `isolation_${name.digest('hex').slice(0, 8)}_`;
}

/** Copies a database to which nobody is connected; `template0` makes an empty one. */
export async function createDatabase(
  db: Kysely<Database>,
  name: string,
  template: string,
): Promise<void> {
  // The other strategy, FILE_COPY, waits for two checkpoints: several times as long.
  await sql`CREATE DATABASE ${sql.id(name)} TEMPLATE ${sql.id(template)} STRATEGY WAL_LOG`.execute(
    db,
  );
}

export async function dropDatabase(db: Kysely<Database>, name: string): Promise<void> {
  await sql`DROP DATABASE IF EXISTS ${sql.id(name)} WITH (FORCE)`.execute(db);
}

async function databasesOf(db: Kysely<Database>, prefix: string): Promise<string[]> {
  const { rows } = await sql<{ datname: string }>`
    SELECT datname FROM pg_database WHERE starts_with(datname, ${prefix})`.execute(db);
  return rows.map(({ datname }) => datname);
}

/** Drops every database whose name begins so. */
export async function dropAll(db: Kysely<Database>, prefix: string): Promise<void> {
  for (const name of await databasesOf(db, prefix)) await dropDatabase(db, name);
}

/** Drops those of a site whose owner is gone, such as a process that was killed. */
export async function dropOrphans(db: Kysely<Database>, sitePrefix: string): Promise<void> {
  for (const name of await databasesOf(db, sitePrefix)) {
    if (!(await isOwned(db, name.slice(sitePrefix.length)))) await dropDatabase(db, name);
  }
}
