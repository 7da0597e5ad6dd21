import { sql, type Kysely } from 'kysely';

/**
 * Teams of organizers (decision 0087). A team has the id of the account that founded it, which events and the books already
 * carry, so nothing of theirs moves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE teams (
      id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    )`.execute(db);
  await sql`
    CREATE TABLE team_members (
      team_id integer NOT NULL REFERENCES teams ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('OWNER', 'MANAGER', 'FINANCE', 'DOOR')),
      event_ids integer[] CHECK (cardinality(event_ids) > 0),
      version integer NOT NULL DEFAULT 1,
      joined_at timestamptz NOT NULL DEFAULT now(),
      left_at timestamptz,
      PRIMARY KEY (team_id, user_id),
      CHECK (role <> 'OWNER' OR event_ids IS NULL)
    )`.execute(db);
  await sql`CREATE INDEX team_members_user_id ON team_members (user_id)`.execute(db);
  await sql`
    CREATE TABLE team_invitations (
      id serial PRIMARY KEY,
      team_id integer NOT NULL REFERENCES teams ON DELETE CASCADE,
      email text NOT NULL,
      role text NOT NULL CHECK (role IN ('OWNER', 'MANAGER', 'FINANCE', 'DOOR')),
      event_ids integer[] CHECK (cardinality(event_ids) > 0),
      token_hash bytea NOT NULL UNIQUE,
      invited_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      accepted_by integer REFERENCES users ON DELETE CASCADE
    )`.execute(db);
  await sql`
    CREATE UNIQUE INDEX team_invitations_open ON team_invitations (team_id, lower(email))
      WHERE ended_at IS NULL`.execute(db);
  await sql`CREATE INDEX team_invitations_email ON team_invitations (lower(email))`.execute(db);
  // The owner who named the account, whose name it must fit; null for the founder.
  await sql`ALTER TABLE payout_accounts ADD COLUMN asked_by integer REFERENCES users`.execute(db);
  await foundTeams(db);
}

/** Every account that may organize has a team of its own, however it came to that role. */
async function foundTeams(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION found_team() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WITH founded AS (
        INSERT INTO teams (id, created_at) VALUES (NEW.id, NEW.created_at)
        ON CONFLICT DO NOTHING RETURNING id, created_at
      )
      INSERT INTO team_members (team_id, user_id, role, joined_at)
      SELECT id, id, 'OWNER', created_at FROM founded;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER found_team AFTER INSERT OR UPDATE OF role ON users
    FOR EACH ROW WHEN (NEW.role IN ('ORGANIZER', 'ADMIN')) EXECUTE FUNCTION found_team()`.execute(
    db,
  );
  await sql`
    INSERT INTO teams (id, created_at) SELECT id, created_at FROM users
    WHERE role IN ('ORGANIZER', 'ADMIN') OR id IN (SELECT organizer_id FROM events)`.execute(db);
  await sql`
    INSERT INTO team_members (team_id, user_id, role, joined_at)
    SELECT id, id, 'OWNER', created_at FROM teams`.execute(db);
}
