import { sql, type Kysely } from 'kysely';

/** Browsers' reports on each release, and the canaries that ended themselves (decision 0104). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE release_figures (
      -- The start of ten minutes.
      since timestamptz NOT NULL,
      remote text NOT NULL,
      version text NOT NULL,
      figure text NOT NULL,
      amount integer NOT NULL,
      PRIMARY KEY (since, remote, version, figure)
    )`.execute(db);
  await sql`
    CREATE TABLE ended_canaries (
      remote text NOT NULL,
      version text NOT NULL,
      begun_at timestamptz NOT NULL,
      ended_at timestamptz NOT NULL,
      -- When a page server last said that the registry still has it.
      asked_at timestamptz NOT NULL,
      detail text NOT NULL,
      PRIMARY KEY (remote, version, begun_at)
    )`.execute(db);
}
