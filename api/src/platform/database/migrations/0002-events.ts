import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  await sql`
    CREATE TABLE events (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      organizer_id integer NOT NULL REFERENCES users,
      title text NOT NULL,
      description text NOT NULL,
      location text NOT NULL,
      city text NOT NULL,
      start_date timestamptz,
      end_date timestamptz,
      timezone text NOT NULL DEFAULT 'Africa/Lagos',
      category text NOT NULL,
      capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 10000),
      taken integer NOT NULL DEFAULT 0,
      status text NOT NULL CHECK (status IN ('DRAFT', 'PUBLISHED', 'CANCELLED')),
      banner_image text,
      search_text text NOT NULL GENERATED ALWAYS AS
        (lower(title || ' ' || description || ' ' || location || ' ' || city)) STORED,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT events_taken_within_capacity CHECK (taken BETWEEN 0 AND capacity),
      CONSTRAINT events_dated_unless_draft
        CHECK (status = 'DRAFT' OR (start_date IS NOT NULL AND end_date > start_date))
    )`.execute(db);
  await sql`CREATE INDEX events_published ON events (start_date) WHERE status = 'PUBLISHED'`.execute(
    db,
  );
  await sql`CREATE INDEX events_organizer_id ON events (organizer_id, created_at DESC)`.execute(db);
  await sql`CREATE INDEX events_search ON events USING gin (search_text gin_trgm_ops)`.execute(db);

  await sql`
    CREATE TABLE ticket_types (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_id integer NOT NULL REFERENCES events ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('STANDARD', 'VIP', 'EARLY_BIRD')),
      price_kobo bigint NOT NULL CHECK (price_kobo BETWEEN 0 AND 100000000),
      quota integer CHECK (quota > 0),
      taken integer NOT NULL DEFAULT 0,
      sale_starts_at timestamptz,
      sale_ends_at timestamptz,
      UNIQUE (event_id, kind),
      CONSTRAINT ticket_types_taken_within_quota CHECK (taken >= 0 AND (quota IS NULL OR taken <= quota))
    )`.execute(db);
}
