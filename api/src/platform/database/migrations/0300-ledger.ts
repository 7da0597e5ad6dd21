import { sql, type Kysely } from 'kysely';

/*
 * The books (decision 0065). An entry is one row that takes from one account and gives to another, so that every transaction
 * sums to zero, whoever writes it.
 */

/** The terms of fees that an order was made under; without them, the provider's published rule applies. */
const COLUMNS = `
  ALTER TABLE events ADD COLUMN fees_borne_by text NOT NULL DEFAULT 'ORGANIZER'
    CHECK (fees_borne_by IN ('ORGANIZER', 'BUYER'));
  ALTER TABLE orders
    ADD COLUMN buyer_fees_kobo bigint NOT NULL DEFAULT 0 CHECK (buyer_fees_kobo >= 0),
    ADD COLUMN platform_fee_kobo bigint NOT NULL DEFAULT 0 CHECK (platform_fee_kobo >= 0),
    ADD COLUMN payment_fee_kobo bigint CHECK (payment_fee_kobo >= 0);
  ALTER TABLE payments ADD COLUMN fee_kobo bigint CHECK (fee_kobo >= 0);
  ALTER TABLE refunds
    ADD COLUMN platform_fee_kobo bigint NOT NULL DEFAULT 0 CHECK (platform_fee_kobo >= 0),
    ADD COLUMN lost_fee_kobo bigint NOT NULL DEFAULT 0 CHECK (lost_fee_kobo >= 0);`;

const ACCOUNTS = `'PROVIDER', 'PROVIDER_FEES', 'PLATFORM', 'PLATFORM_FEES', 'PAYERS', 'ORGANIZER',
  'DISPUTES', 'ON_ITS_WAY', 'PAID_OUT'`;

// An entry's organizer has no foreign key: its check would lock the account's row after the event's, and erasing an account
// does so the other way round. Accounts are never deleted.
const TABLES = `
  CREATE TABLE ledger_entries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    subject_id integer NOT NULL,
    turn integer NOT NULL DEFAULT 0,
    debit text NOT NULL CHECK (debit IN (${ACCOUNTS})),
    credit text NOT NULL CHECK (credit IN (${ACCOUNTS})),
    amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
    organizer_id integer NOT NULL,
    event_id integer REFERENCES events,
    ticket_type_id integer,
    payment_id integer REFERENCES payments,
    day date NOT NULL,
    posted_at timestamptz NOT NULL,
    note text,
    actor_id integer REFERENCES users,
    CHECK (debit <> credit),
    CHECK (kind <> 'CORRECTION' OR (note IS NOT NULL AND actor_id IS NOT NULL)),
    UNIQUE (kind, subject_id, turn)
  );
  CREATE INDEX ledger_entries_event_id ON ledger_entries (event_id, id);
  CREATE INDEX ledger_entries_organizer_id ON ledger_entries (organizer_id, id);
  CREATE INDEX ledger_entries_payment_id ON ledger_entries (payment_id);
  CREATE SEQUENCE ledger_corrections AS integer;
  CREATE TABLE money_figures (
    organizer_id integer NOT NULL,
    event_id integer NOT NULL,
    ticket_type_id integer NOT NULL,
    day date NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    kobo bigint NOT NULL,
    is_folded boolean NOT NULL DEFAULT false
  );
  CREATE INDEX money_figures_organizer_id ON money_figures (organizer_id);
  CREATE INDEX money_figures_event_id ON money_figures (event_id);
  CREATE INDEX money_figures_unfolded ON money_figures (event_id) WHERE NOT is_folded;
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'The ledger is only added to: post a correction.' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`;

/** Both sides of entries: an account's balance is the sums given to it less those taken from it. */
const sides = (source: string) => `
  SELECT organizer_id, coalesce(event_id, 0) AS event_id, coalesce(ticket_type_id, 0) AS ticket_type_id,
    day, account, kind, sign * amount_kobo AS kobo
  FROM ${source} entries, LATERAL (VALUES (credit, 1), (debit, -1)) AS side (account, sign)`;

const KEYS = 'organizer_id, event_id, ticket_type_id, day, account, kind';
const add = (rows: string) => `
  INSERT INTO money_figures (${KEYS}, kobo)
  SELECT ${KEYS}, sum(kobo) FROM (${rows}) changes GROUP BY ${KEYS} HAVING sum(kobo) <> 0;`;

const FIGURES = `
  CREATE FUNCTION count_money() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ${add(sides('added'))}
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_inserted AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_money();
  CREATE FUNCTION correct_money_figures(event integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE wrong integer;
  BEGIN
    ${add(`
      SELECT * FROM (${sides('ledger_entries')}
        WHERE entries.event_id = event OR (event = 0 AND entries.event_id IS NULL)) actual
      UNION ALL SELECT ${KEYS}, -kobo FROM money_figures WHERE event_id = event`)}
    GET DIAGNOSTICS wrong = ROW_COUNT;
    RETURN wrong;
  END $$;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [COLUMNS, TABLES, FIGURES]) await sql.raw(statements).execute(db);
}
