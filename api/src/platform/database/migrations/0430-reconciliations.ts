import { sql, type Kysely } from 'kysely';

/** Comparisons of the provider's lists with the books (decision 0071), and its payments to the platform's bank account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE reconciliations (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      begun_at timestamptz NOT NULL,
      leased_until timestamptz NOT NULL,
      parts_done text[] NOT NULL DEFAULT '{}',
      last_error text,
      surplus_kobo bigint,
      done_at timestamptz
    )`.execute(db);
  await sql`
    CREATE TABLE provider_settlements (
      id bigint PRIMARY KEY,
      status text NOT NULL,
      total_kobo bigint NOT NULL,
      settled_at timestamptz NOT NULL
    )`.execute(db);
}
