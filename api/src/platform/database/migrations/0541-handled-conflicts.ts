import { sql, type Kysely } from 'kysely';

/** Who has seen to somebody that an offline door let in by mistake. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE door_scans
      ADD COLUMN handled_by integer REFERENCES users,
      ADD COLUMN handled_at timestamptz,
      ADD COLUMN handled_note text,
      ADD CONSTRAINT door_scans_handled
        CHECK ((handled_by IS NULL) = (handled_at IS NULL)) NOT VALID`.execute(db);
}
