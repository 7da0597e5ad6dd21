import { sql, type Kysely } from 'kysely';

/*
 * Payouts that wait for an administrator (decision 0072). Who decides has no foreign key, as in the ledger: its check would lock
 * an account's row after the organizer's money.
 */
const COLUMNS = `
  ALTER TABLE payouts
    ADD COLUMN decision text CHECK (decision IN ('APPROVED', 'REFUSED')),
    ADD COLUMN decided_by integer,
    ADD COLUMN decided_at timestamptz,
    ADD COLUMN sending_at timestamptz,
    ADD COLUMN short_kobo bigint CHECK (short_kobo > 0),
    ADD CONSTRAINT payouts_decided_by_somebody
      CHECK ((decision IS NULL) = (decided_by IS NULL) AND (decision IS NULL) = (decided_at IS NULL)),
    DROP CONSTRAINT payouts_state_check,
    ADD CONSTRAINT payouts_state_check
      CHECK (state IN ('APPROVAL', 'REQUESTED', 'SENDING', 'OTP', 'PAID', 'FAILED', 'REVERSED'));
  DROP INDEX payouts_one_open;
  CREATE UNIQUE INDEX payouts_one_open ON payouts (organizer_id)
    WHERE state IN ('APPROVAL', 'REQUESTED', 'SENDING', 'OTP');
  CREATE INDEX payouts_open ON payouts (id) WHERE state IN ('APPROVAL', 'REQUESTED', 'SENDING', 'OTP');
  CREATE INDEX payouts_come_back ON payouts (done_at DESC, id DESC) WHERE state IN ('FAILED', 'REVERSED');`;

/** A payout leaves its approval by a decision only, which stands, and never changes what it sends and where. */
const TRIGGER = `
  CREATE OR REPLACE FUNCTION refuse_payout_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'A payout does not change like this.' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER never_changed_unseen BEFORE UPDATE ON payouts FOR EACH ROW
    WHEN (
      (NEW.organizer_id, NEW.account_id, NEW.amount_kobo, NEW.fee_kobo)
        IS DISTINCT FROM (OLD.organizer_id, OLD.account_id, OLD.amount_kobo, OLD.fee_kobo)
      OR (OLD.decision IS NOT NULL AND (NEW.decision, NEW.decided_by, NEW.decided_at)
        IS DISTINCT FROM (OLD.decision, OLD.decided_by, OLD.decided_at))
      OR (NEW.state <> OLD.state AND (NEW.state = 'APPROVAL' OR (OLD.state = 'APPROVAL'
        AND (NEW.state, coalesce(NEW.decision, '')) NOT IN (('REQUESTED', 'APPROVED'), ('FAILED', 'REFUSED'))))))
    EXECUTE FUNCTION refuse_payout_change();`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [COLUMNS, TRIGGER]) await sql.raw(statements).execute(db);
}
