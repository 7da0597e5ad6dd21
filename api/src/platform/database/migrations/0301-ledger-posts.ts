import { sql, type Kysely } from 'kysely';

/* Triggers on payments, refunds and disputes that post to the ledger, in the transaction of their cause (decision 0065). */

/** Posts share a lock on their organizer's money that a payout takes exclusively, so the balance it reads can't change. */
const POST = `
  CREATE FUNCTION post_entry(entry ledger_entries, timezone text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF entry.amount_kobo <= 0 THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock_shared(hashtext('money'), entry.organizer_id);
    INSERT INTO ledger_entries (kind, subject_id, turn, debit, credit, amount_kobo, organizer_id,
      event_id, ticket_type_id, payment_id, day, posted_at, note, actor_id)
    VALUES (entry.kind, entry.subject_id, coalesce(entry.turn, 0), entry.debit, entry.credit,
      entry.amount_kobo, entry.organizer_id, entry.event_id, entry.ticket_type_id, entry.payment_id,
      (entry.posted_at AT TIME ZONE timezone)::date, entry.posted_at, entry.note, entry.actor_id)
    ON CONFLICT (kind, subject_id, turn) DO NOTHING;
  END $$;
  CREATE FUNCTION published_fee(kobo bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
    SELECT least(ceil(kobo * 15 / 1000.0)::bigint + CASE WHEN kobo < 250000 THEN 0 ELSE 10000 END, 200000)
  $$;`;

/** All functions below declare and read these first: a payment, its order and its event. */
const SUBJECT = 'p payments; o orders; e events; received bigint; entry ledger_entries;';
const readSubject = (payment: string) => `
    SELECT * INTO p FROM payments WHERE id = ${payment};
    SELECT * INTO o FROM orders WHERE id = p.order_id;
    SELECT * INTO e FROM events WHERE id = o.event_id;
    received := coalesce(p.received_kobo, p.amount_kobo);
    entry.organizer_id := e.organizer_id;
    entry.event_id := e.id;
    entry.ticket_type_id := o.ticket_type_id;
    entry.payment_id := p.id;`;
const entry = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `entry.${name} := ${value};`)
    .join(' ')} PERFORM post_entry(entry, e.timezone);`;

/**
 * A payment that buys tickets is its organizer's, any other its payer's. `sold` is null for one that was settled before it
 * is posted: then it bought them if the order was paid at that moment and no refund says otherwise.
 */
const PAYMENTS = `
  CREATE FUNCTION post_payment(of_payment integer, sold boolean) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE ${SUBJECT} taker text; bearer text; posted bigint; turns integer;
  BEGIN
    ${readSubject('of_payment')}
    IF p.status IN ('PENDING', 'FAILED') THEN RETURN; END IF;
        entry.subject_id := of_payment;
    entry.posted_at := coalesce(p.paid_at, p.created_at);
    entry.turn := 0;
    SELECT credit INTO taker FROM ledger_entries WHERE kind = 'PAYMENT' AND subject_id = of_payment AND turn = 0;
    IF taker IS NULL THEN
      IF coalesce(sold, p.status = 'PAID' OR (
        o.paid_at = p.paid_at AND NOT EXISTS (
          SELECT FROM refunds WHERE payment_id = of_payment
            AND reason IN ('paid_too_late', 'event_started', 'paid_twice', 'wrong_amount'))))
      THEN taker := 'ORGANIZER'; ELSE taker := 'PAYERS'; END IF;
      -- Whoever cancels an event pays for what arrives afterwards; other payments that buy nothing are nobody's fault.
      bearer := CASE WHEN taker = 'ORGANIZER' OR e.status = 'CANCELLED' THEN 'ORGANIZER' ELSE 'PLATFORM' END;
      ${entry({ kind: `'PAYMENT'`, debit: `'PROVIDER'`, credit: 'taker', amount_kobo: 'received' })}
      ${entry({
        kind: `'PROVIDER_FEE'`,
        debit: 'bearer',
        credit: `'PROVIDER_FEES'`,
        amount_kobo: `least(received, coalesce(p.fee_kobo,
          CASE WHEN received = p.amount_kobo THEN o.payment_fee_kobo END, published_fee(received)))`,
      })}
      IF taker = 'ORGANIZER' THEN
        ${entry({
          kind: `'PLATFORM_FEE'`,
          debit: `'ORGANIZER'`,
          credit: `'PLATFORM_FEES'`,
          amount_kobo: 'o.platform_fee_kobo',
        })}
      END IF;
    ELSIF p.fee_kobo IS NOT NULL THEN
      SELECT coalesce(sum(CASE credit WHEN 'PROVIDER_FEES' THEN amount_kobo ELSE -amount_kobo END), 0),
        coalesce(min(CASE credit WHEN 'PROVIDER_FEES' THEN debit ELSE credit END), 'ORGANIZER'),
        count(*) FILTER (WHERE kind = 'FEE_CORRECTION')
      INTO posted, bearer, turns FROM ledger_entries
      WHERE payment_id = of_payment AND kind IN ('PROVIDER_FEE', 'FEE_CORRECTION');
      entry.posted_at := greatest(entry.posted_at, now());
      ${entry({
        kind: `'FEE_CORRECTION'`,
        turn: 'turns',
        debit: `CASE WHEN p.fee_kobo > posted THEN bearer ELSE 'PROVIDER_FEES' END`,
        credit: `CASE WHEN p.fee_kobo > posted THEN 'PROVIDER_FEES' ELSE bearer END`,
        amount_kobo: 'abs(p.fee_kobo - posted)',
      })}
    END IF;
  END $$;
  CREATE FUNCTION payment_was_settled() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM post_payment(NEW.id, CASE
      WHEN TG_OP = 'UPDATE' AND OLD.status IN ('PENDING', 'FAILED') THEN NEW.status = 'PAID' END);
    RETURN NULL;
  END $$;
  CREATE TRIGGER post_inserted AFTER INSERT ON payments
    FOR EACH ROW WHEN (NEW.status NOT IN ('PENDING', 'FAILED')) EXECUTE FUNCTION payment_was_settled();
  CREATE TRIGGER post_updated AFTER UPDATE ON payments
    FOR EACH ROW WHEN (NEW.status NOT IN ('PENDING', 'FAILED')
      AND (OLD.status IN ('PENDING', 'FAILED') OR OLD.fee_kobo IS DISTINCT FROM NEW.fee_kobo))
    EXECUTE FUNCTION payment_was_settled();`;

/**
 * A refund is its payer's when it is decided, and has left when the provider says so. More than was paid can only go back by
 * the platform's mistake.
 */
const REFUNDS = `
  CREATE FUNCTION post_refund(of_refund integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE r refunds; ${SUBJECT} taker text; earlier bigint; owed bigint;
    fee bigint; fee_before bigint;
  BEGIN
    SELECT * INTO r FROM refunds WHERE id = of_refund;
    ${readSubject('r.payment_id')}
    PERFORM post_payment(r.payment_id, NULL);
    SELECT credit INTO taker FROM ledger_entries
    WHERE kind = 'PAYMENT' AND subject_id = r.payment_id AND turn = 0;
    SELECT coalesce(sum(amount_kobo), 0) INTO earlier FROM refunds
    WHERE payment_id = r.payment_id AND id < of_refund;
    owed := greatest(0, least(r.amount_kobo, received - earlier));
    entry.subject_id := of_refund;
    entry.posted_at := r.created_at;
    IF taker = 'ORGANIZER' THEN
      ${entry({ kind: `'REFUND'`, turn: '0', debit: `'ORGANIZER'`, credit: `'PAYERS'`, amount_kobo: 'owed' })}
      SELECT coalesce(sum(amount_kobo), 0) INTO fee_before FROM ledger_entries
      WHERE payment_id = r.payment_id AND kind = 'PLATFORM_FEE_BACK' AND subject_id <> of_refund;
      fee := CASE WHEN r.reason IN ('dispute_lost', 'refunded_at_provider')
        THEN o.platform_fee_kobo * (earlier + owed) / received - fee_before
        ELSE r.platform_fee_kobo END;
      ${entry({
        kind: `'PLATFORM_FEE_BACK'`,
        debit: `'PLATFORM_FEES'`,
        credit: `'ORGANIZER'`,
        amount_kobo: `least(fee, o.platform_fee_kobo - fee_before)`,
      })}
      -- Only the platform's people can refund in the provider's dashboard. What leaves while a payment is disputed goes back
      -- because of that, though the news of its refund may come first.
      fee := CASE WHEN r.reason = 'refunded_at_provider' AND r.provider_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM disputes WHERE payment_id = r.payment_id AND status <> 'WON')
        THEN coalesce(p.fee_kobo, o.payment_fee_kobo, published_fee(received)) * owed / received
        ELSE r.lost_fee_kobo END;
      ${entry({ kind: `'FEE_TAKEN_OVER'`, debit: `'PLATFORM'`, credit: `'ORGANIZER'`, amount_kobo: 'fee' })}
    END IF;
    ${entry({ kind: `'REFUND'`, turn: '1', debit: `'PLATFORM'`, credit: `'PAYERS'`, amount_kobo: 'r.amount_kobo - owed' })}
    IF r.status = 'DONE' THEN
      entry.posted_at := coalesce(r.done_at, r.created_at);
      ${entry({ kind: `'REFUND_SENT'`, turn: '0', debit: `'PAYERS'`, credit: `'PROVIDER'`, amount_kobo: 'r.amount_kobo' })}
    END IF;
  END $$;
  CREATE FUNCTION refund_has_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM post_refund(NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER post_inserted AFTER INSERT ON refunds
    FOR EACH ROW EXECUTE FUNCTION refund_has_moved();
  CREATE TRIGGER post_updated AFTER UPDATE ON refunds
    FOR EACH ROW WHEN (NEW.status = 'DONE' AND OLD.status <> 'DONE') EXECUTE FUNCTION refund_has_moved();`;

/** An open dispute holds its sum, each time it is opened; a lost sum goes back as a refund. */
const DISPUTES = `
  CREATE FUNCTION post_dispute(of_dispute integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE d disputes; ${SUBJECT} holds integer; releases integer;
  BEGIN
    SELECT * INTO d FROM disputes WHERE id = of_dispute;
    ${readSubject('d.payment_id')}
    SELECT count(*) FILTER (WHERE kind = 'DISPUTE_HOLD'), count(*) FILTER (WHERE kind = 'DISPUTE_RELEASE')
    INTO holds, releases FROM ledger_entries
    WHERE kind IN ('DISPUTE_HOLD', 'DISPUTE_RELEASE') AND subject_id = of_dispute;
    entry.subject_id := of_dispute;
    IF d.status = 'OPEN' AND holds = releases AND EXISTS (
      SELECT FROM ledger_entries WHERE kind = 'PAYMENT' AND subject_id = d.payment_id AND credit = 'ORGANIZER')
    THEN
      entry.posted_at := d.opened_at;
      ${entry({
        kind: `'DISPUTE_HOLD'`,
        turn: 'holds',
        debit: `'ORGANIZER'`,
        credit: `'DISPUTES'`,
        amount_kobo: `least(coalesce(d.amount_kobo, received), received - (
          SELECT coalesce(sum(amount_kobo), 0) FROM refunds
          WHERE payment_id = d.payment_id AND created_at < d.opened_at)::bigint)`,
      })}
    ELSIF d.status <> 'OPEN' AND holds > releases THEN
      entry.posted_at := coalesce(d.resolved_at, d.asked_at);
      ${entry({
        kind: `'DISPUTE_RELEASE'`,
        turn: 'releases',
        debit: `'DISPUTES'`,
        credit: `'ORGANIZER'`,
        amount_kobo: `(SELECT amount_kobo FROM ledger_entries
          WHERE kind = 'DISPUTE_HOLD' AND subject_id = of_dispute AND turn = releases)`,
      })}
    END IF;
  END $$;
  CREATE FUNCTION dispute_has_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM post_dispute(NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER post_moved AFTER INSERT OR UPDATE ON disputes
    FOR EACH ROW EXECUTE FUNCTION dispute_has_moved();`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of [POST, PAYMENTS, REFUNDS, DISPUTES]) {
    await sql.raw(statements).execute(db);
  }
}
