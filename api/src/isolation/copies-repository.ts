import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';
import { isOwned } from './owners-repository';

/** The name prefix of one site's copies and templates; other sites on the same server have their own. */
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

/** Drops every database with this name prefix. */
export async function dropAll(db: Kysely<Database>, prefix: string): Promise<void> {
  for (const name of await databasesOf(db, prefix)) await dropDatabase(db, name);
}

/** Drops a site's databases whose owner is gone, such as a killed process. */
export async function dropOrphans(db: Kysely<Database>, sitePrefix: string): Promise<void> {
  for (const name of await databasesOf(db, sitePrefix)) {
    if (!(await isOwned(db, name.slice(sitePrefix.length)))) await dropDatabase(db, name);
  }
}
