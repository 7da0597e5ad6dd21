import { createGunzip, createGzip } from 'node:zlib';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { NO_LIMITS } from '../platform/database/startLock';
import { UNFINISHED } from '../platform/database/unfinishedRestore';
import { PICTURES } from '../platform/media/pictures-repository';
import type { Sequence, TableInBackup } from './manifest';

/** Ids skipped on restore: the site may have given some out after the backup, on receipts and in shared links. */
const LEFT_OUT = 100_000;

type Table = Pick<TableInBackup, 'name' | 'columns'>;

/** Tables of the migrations that a schema has had: running these fills them, so they aren't copied. */
const BOOKKEEPING = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
];
const OURS = `nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'`;

/** Connects without timeouts, and with the formats of a copy. */
export async function connectToCopy(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'tickets-copy' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`${NO_LIMITS}; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'`);
  return client;
}

/**
 * Begins a transaction that sees the database as it is now, and locks every table's schema until it ends.
 *
 * @returns the tables that hold data. Unlogged ones, which a crash empties, are left out.
 */
export async function beginSnapshot(client: Client): Promise<Table[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await listTables(client);
  await client.query(
    `LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`,
  );
  return tables;
}

async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT format('%I.%I', nspname, relname) AS name,
      array_agg(quote_ident(attname) ORDER BY attnum) AS columns
    FROM pg_class
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relkind = 'r' AND relpersistence = 'p' AND ${OURS}
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY nspname, relname
    ORDER BY 1`);
  return rows.filter(({ name }) => !BOOKKEEPING.includes(name));
}

/** The pictures that the snapshot's rows name: other sessions may already see newer ones. */
export async function listPictures(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(PICTURES);
  return rows.map(({ path }) => path);
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM kysely_migration');
  return rows.map(({ name }) => name);
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS value
    FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1`);
  return rows;
}

/** A table's rows as a stream of compressed text. `rowCount` of the first stream is their number once it has ended. */
export function copyOut(client: Client, { name, columns }: Table) {
  const rows = client.query(copyTo(`COPY ${name} (${columns.join(', ')}) TO STDOUT`));
  return [rows, createGzip({ level: 1 })] as const;
}

/** Counts the sessions of API processes, apart from those that prepare or copy. */
export async function countApiSessions(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'tickets-%'
      AND application_name NOT IN ('tickets-start', 'tickets-copy')`);
  return rows[0]?.count ?? 0;
}

export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND ${OURS} LIMIT 1`);
  return rows.length === 0;
}

/** Drops everything in the database, and leaves the mark of an unfinished restore. */
export async function emptyForRestore(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE ${OURS}`);
  await client.query('BEGIN');
  for (const { name } of rows) await client.query(`DROP SCHEMA ${name} CASCADE`);
  await client.query('CREATE SCHEMA public');
  await client.query(`CREATE TABLE ${UNFINISHED} ()`);
  await client.query('COMMIT');
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills a migrated, empty database in one transaction, and removes the mark. Foreign keys are recreated once all rows are in,
 * which checks them.
 *
 * @throws Error if the schema lacks a table, or a row is missing.
 */
export async function fill(
  client: Client,
  { tables, sequences }: { tables: TableInBackup[]; sequences: Sequence[] },
  rowsOf: (table: string) => Readable,
): Promise<void> {
  await client.query('BEGIN');
  const { rows: keys } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
      pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
    WHERE contype = 'f' AND ${OURS}`);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const { name, columns, rows } of tables) {
    await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    // Some rows may come from a migration.
    await client.query(`DELETE FROM ${name}`);
    const sink = client.query(copyFrom(`COPY ${name} (${columns.join(', ')}) FROM STDIN`));
    await pipeline(rowsOf(name), createGunzip(), sink);
    if (sink.rowCount !== rows) throw new Error(`${name} has ${sink.rowCount} rows, not ${rows}`);
    await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  }
  for (const { name, value } of sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint + $3)', [name, value, LEFT_OUT]);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  await client.query(`DROP TABLE ${UNFINISHED}`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}
