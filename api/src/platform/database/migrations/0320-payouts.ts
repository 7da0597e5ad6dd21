import { sql, type Kysely } from 'kysely';

/*
 * Payouts (decision 0067). A part is a payout's share of one event's balance; triggers post it when the payout is requested,
 * and post it back if the money comes back.
 */
const TABLES = `
  CREATE TABLE payouts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    organizer_id integer NOT NULL,
    account_id integer NOT NULL REFERENCES payout_accounts,
    amount_kobo bigint NOT NULL CHECK (amount_kobo > fee_kobo),
    fee_kobo bigint NOT NULL CHECK (fee_kobo >= 0),
    state text NOT NULL DEFAULT 'REQUESTED'
      CHECK (state IN ('REQUESTED', 'SENDING', 'OTP', 'PAID', 'FAILED', 'REVERSED')),
    reference text NOT NULL UNIQUE CHECK (reference ~ '^[a-z0-9_-]{16,50}$'),
    transfer_code text,
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    last_error text,
    requested_by integer REFERENCES users,
    requested_at timestamptz NOT NULL,
    done_at timestamptz
  );
  CREATE UNIQUE INDEX payouts_one_open ON payouts (organizer_id)
    WHERE state IN ('REQUESTED', 'SENDING', 'OTP');
  CREATE INDEX payouts_organizer_id ON payouts (organizer_id, id);
  CREATE INDEX payouts_due ON payouts (next_attempt_at) WHERE state IN ('REQUESTED', 'SENDING', 'OTP');
  CREATE TABLE payout_parts (
    payout_id integer NOT NULL REFERENCES payouts,
    event_id integer NOT NULL,
    amount_kobo bigint NOT NULL CHECK (amount_kobo > 0),
    fee_kobo bigint NOT NULL CHECK (fee_kobo BETWEEN 0 AND amount_kobo),
    PRIMARY KEY (payout_id, event_id)
  );`;

/** Moves every part of a payout, and its share of the fee. The turn is the event's id, so each is moved once. */
const POST = `
  CREATE FUNCTION post_payout(of_payout integer, kind text, fee_kind text, debit text, credit text,
    fee_debit text, fee_credit text, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE part record; entry ledger_entries;
  BEGIN
    FOR part IN
      SELECT payout_parts.*, payouts.organizer_id, coalesce(timezone, 'Africa/Lagos') AS zone
      FROM payout_parts JOIN payouts ON payouts.id = payout_id LEFT JOIN events ON events.id = event_id
      WHERE payout_id = of_payout ORDER BY event_id
    LOOP
      entry.subject_id := of_payout;
      entry.turn := part.event_id;
      entry.organizer_id := part.organizer_id;
      entry.event_id := nullif(part.event_id, 0);
      entry.posted_at := at;
      entry.kind := kind; entry.debit := debit; entry.credit := credit;
      entry.amount_kobo := part.amount_kobo - part.fee_kobo;
      PERFORM post_entry(entry, part.zone);
      IF fee_kind IS NOT NULL THEN
        entry.kind := fee_kind; entry.debit := fee_debit; entry.credit := fee_credit;
        entry.amount_kobo := part.fee_kobo;
        PERFORM post_entry(entry, part.zone);
      END IF;
    END LOOP;
  END $$;
  CREATE FUNCTION payout_was_requested() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE payout record;
  BEGIN
    FOR payout IN SELECT DISTINCT payouts.id, requested_at FROM added JOIN payouts ON payouts.id = payout_id LOOP
      PERFORM post_payout(payout.id, 'PAYOUT', 'TRANSFER_FEE', 'ORGANIZER', 'ON_ITS_WAY',
        'ORGANIZER', 'PROVIDER_FEES', payout.requested_at);
    END LOOP;
    RETURN NULL;
  END $$;
  CREATE TRIGGER post_inserted AFTER INSERT ON payout_parts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION payout_was_requested();
  CREATE FUNCTION payout_has_moved() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE at timestamptz := coalesce(NEW.done_at, now());
  BEGIN
    IF NEW.state = 'PAID' THEN
      PERFORM post_payout(NEW.id, 'PAYOUT_PAID', NULL, 'ON_ITS_WAY', 'PAID_OUT', NULL, NULL, at);
    ELSIF NEW.state IN ('FAILED', 'REVERSED') THEN
      PERFORM post_payout(NEW.id, 'PAYOUT_BACK', 'TRANSFER_FEE_BACK',
        CASE OLD.state WHEN 'PAID' THEN 'PAID_OUT' ELSE 'ON_ITS_WAY' END, 'ORGANIZER',
        'PROVIDER_FEES', 'ORGANIZER', at);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER post_moved AFTER UPDATE ON payouts
    FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION payout_has_moved();
  CREATE FUNCTION refuse_payout_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'This payout has ended.' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER never_moved_back BEFORE UPDATE ON payouts FOR EACH ROW
    WHEN (NEW.state <> OLD.state AND (OLD.state IN ('FAILED', 'REVERSED')
      OR (OLD.state = 'PAID' AND NEW.state <> 'REVERSED')))
    EXECUTE FUNCTION refuse_payout_change();`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [TABLES, POST]) await sql.raw(statements).execute(db);
}
