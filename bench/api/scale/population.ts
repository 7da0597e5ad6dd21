/** The ids that the questions use; the rows below are made to fit. */
export const PEOPLE = {
  admin: 1,
  /** Sells 300,000 tickets. */
  bigOrganizer: 2,
  smallOrganizer: 500,
  /** Sells the other 700,000 tickets, and has all the money. */
  seller: 1_000,
  /** Has 2,000 tickets. */
  bigBuyer: 2_001,
  buyer: 5_000,
  /** One is erased in each round. */
  firstErased: 10_000,
} as const;
/** Sells 10,000 tickets: no event may have more. */
export const BIG_EVENT = 1;
export const SMALL_EVENT = 1_500;

const ORGANIZERS = 2_000;
const BUYERS = 200_000;
const BIG_ORGANIZERS_EVENTS = 100;
const EVENTS = 3_000;
const ORDERS = 500_000;

/** Statements that fill a migrated, empty database with a million tickets and what belongs to them. */
export const POPULATION: string[] = [
  `INSERT INTO users (email_verified_at, email, username, first_name, last_name, role)
    SELECT now(), 'person' || n || '@bench.test', 'person' || n,
      (ARRAY['Ada','Bola','Chidi','Dayo','Efe','Femi','Grace','Halima','Ife','Jide'])[1 + n % 10]
        || substr(md5('f' || n % 401), 1, 3),
      initcap(substr(translate(md5('l' || n % 9973), '0123456789', 'ghijklmnop'), 1, 7)),
      CASE WHEN n = ${PEOPLE.admin} THEN 'ADMIN' WHEN n <= ${ORGANIZERS} THEN 'ORGANIZER'
        ELSE 'ATTENDEE' END
    FROM generate_series(1, ${ORGANIZERS + BUYERS}) n`,
  `INSERT INTO teams (id) SELECT id FROM users WHERE role <> 'ATTENDEE'`,
  `INSERT INTO team_members (team_id, user_id, role) SELECT id, id, 'OWNER' FROM teams`,
  // From eleven months ago to two months ahead; the big one was last month.
  `INSERT INTO events (organizer_id, title, description, location, city, start_date, end_date,
      category, capacity, status, timezone)
    SELECT CASE WHEN n <= ${BIG_ORGANIZERS_EVENTS} THEN ${PEOPLE.bigOrganizer}
        WHEN n = ${SMALL_EVENT} THEN ${PEOPLE.smallOrganizer} ELSE ${PEOPLE.seller} END,
      'Lagos Tech Evening ' || n, repeat('Talks, food and people who build things. ', 8),
      n || ' Marina Road, Lagos', 'Lagos', begins, begins + interval '6 hours', 'Technology', 10000,
      CASE WHEN n % 50 = 49 THEN 'CANCELLED' ELSE 'PUBLISHED' END,
      CASE WHEN n % 20 = 7 THEN 'Africa/Nairobi' ELSE 'Africa/Lagos' END
    FROM generate_series(1, ${EVENTS}) n, LATERAL (SELECT date_trunc('hour', now())
      + interval '1 hour' * CASE n WHEN ${BIG_EVENT} THEN -720
        ELSE (n * 7919::bigint) % 9300 - 7900 END AS begins) times`,
  `INSERT INTO ticket_types (event_id, kind, price_kobo)
    SELECT id, 'STANDARD', CASE id % 3 WHEN 0 THEN 0 ELSE 500000 END FROM events
    UNION ALL SELECT id, 'VIP', 2000000 FROM events WHERE id % 5 = 1
    ORDER BY 1, 2`,
  `ANALYZE users, events, ticket_types`,
  // Most are sold in the days before the event, and never in the future.
  `INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, expires_at,
      created_at, paid_at, phone)
    SELECT buyer, event_id, type.id, quantity, quantity * type.price_kobo,
      CASE WHEN type.price_kobo = 0 AND lot >= 13 THEN 'PAID' WHEN created_at > now() - interval '1 day'
          AND lot < 40 THEN 'HELD' WHEN lot < 8 THEN 'EXPIRED' WHEN lot < 13 THEN 'REFUNDED'
        ELSE 'PAID' END,
      CASE WHEN created_at > now() - interval '1 day' AND lot < 40 AND type.price_kobo > 0
        THEN now() + interval '3 days' ELSE created_at + interval '15 minutes' END,
      created_at,
      CASE WHEN type.price_kobo = 0 THEN created_at
        WHEN created_at > now() - interval '1 day' AND lot < 40 THEN NULL
        WHEN lot < 8 THEN NULL ELSE created_at + interval '5 minutes' END,
      '+23480' || lpad(n::text, 8, '0')
    FROM (
      SELECT n, event_id, 1 + n % 3 AS quantity, (n * 31) % 100 AS lot, n % 5 = 0 AS is_vip,
        CASE WHEN n > ${ORDERS - 1_000} THEN ${PEOPLE.bigBuyer}
          ELSE ${ORGANIZERS} + 1 + (n * 7919::bigint % ${BUYERS})::int END AS buyer,
        least(now() - n % 86400 * interval '3 seconds',
          events.start_date - power(random(), 2) * interval '45 days') AS created_at
      FROM generate_series(1, ${ORDERS}) n,
        LATERAL (SELECT CASE WHEN n <= 5000 THEN ${BIG_EVENT}
          WHEN n <= 150000 THEN 2 + n % ${BIG_ORGANIZERS_EVENTS - 1}
          ELSE ${BIG_ORGANIZERS_EVENTS} + 1 + n % ${EVENTS - BIG_ORGANIZERS_EVENTS} END AS event_id) which
        JOIN events ON events.id = which.event_id
    ) planned
    JOIN LATERAL (SELECT id, price_kobo FROM ticket_types
      WHERE ticket_types.event_id = planned.event_id AND (kind = 'STANDARD' OR is_vip)
      ORDER BY kind DESC LIMIT 1) type ON true
    ORDER BY created_at`,
  // Otherwise the API would end these orders while being measured.
  `UPDATE orders SET status = CASE orders.status WHEN 'PAID' THEN 'REFUNDED' ELSE 'EXPIRED' END
    FROM events WHERE events.id = event_id AND events.status = 'CANCELLED'
      AND orders.status IN ('PAID', 'HELD')`,
  `INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, ticket_number, status,
      holder_name, holder_email, kept_kobo, checked_in_at, checked_in_by, created_at)
    SELECT o.id, o.event_id, o.ticket_type_id, o.user_id,
      'TKT-' || regexp_replace(upper(substr(translate(md5(o.id || '/' || seat), 'ilou', 'wxyz'), 1, 12)),
        '(.{4})(.{4})', '\\1-\\2-'),
      CASE o.status WHEN 'PAID' THEN 'VALID' WHEN 'HELD' THEN 'PENDING' ELSE 'CANCELLED' END,
      CASE WHEN seat > 1 THEN 'Guest ' || substr(md5('g' || o.id % 4999), 1, 6) END,
      CASE WHEN seat > 1 THEN 'guest' || o.id % 300000 || '@guests.test' END,
      CASE WHEN o.status = 'REFUNDED' AND o.id % 4 = 0 THEN o.total_kobo / o.quantity / 10 ELSE 0 END,
      CASE WHEN o.status = 'PAID' AND e.end_date < now() AND o.id % 10 < 7
        THEN e.start_date + (o.id % 7200) * interval '1 second' END,
      NULL, o.created_at
    FROM orders o JOIN events e ON e.id = o.event_id, generate_series(1, o.quantity) seat
    ORDER BY o.id, seat`,
  `UPDATE events SET taken = held.seats FROM (SELECT event_id, count(*)::int AS seats FROM tickets
    WHERE status <> 'CANCELLED' GROUP BY 1) held WHERE held.event_id = events.id`,
  `UPDATE ticket_types SET taken = held.seats FROM (SELECT ticket_type_id, count(*)::int AS seats
    FROM tickets WHERE status <> 'CANCELLED' GROUP BY 1) held WHERE held.ticket_type_id = ticket_types.id`,
  `INSERT INTO payments (order_id, attempt, reference, amount_kobo, status, received_kobo, paid_at,
      created_at)
    SELECT id, 1, 'bench-' || id, total_kobo,
      CASE status WHEN 'PAID' THEN 'PAID' WHEN 'REFUNDED' THEN 'REFUNDED' ELSE 'FAILED' END,
      CASE WHEN paid_at IS NOT NULL THEN total_kobo END, paid_at, created_at
    FROM orders WHERE total_kobo > 0`,
  `INSERT INTO refunds (payment_id, amount_kobo, reason, status, created_at, done_at)
    SELECT id, amount_kobo, 'cancelled_by_buyer',
      CASE WHEN id % 200 = 0 THEN 'NEEDS_ATTENTION' ELSE 'DONE' END, paid_at + interval '2 days',
      CASE WHEN id % 200 <> 0 THEN paid_at + interval '3 days' END
    FROM payments WHERE status = 'REFUNDED'`,
  `INSERT INTO ledger_entries (kind, subject_id, debit, credit, amount_kobo, organizer_id, event_id,
      ticket_type_id, payment_id, day, posted_at)
    SELECT posted.kind, posted.subject_id, debit, credit, posted.amount_kobo, ${PEOPLE.seller}, event_id,
      ticket_type_id, p.id, (at AT TIME ZONE 'Africa/Lagos')::date, at
    FROM payments p JOIN orders o ON o.id = p.order_id LEFT JOIN refunds r ON r.payment_id = p.id,
      LATERAL (VALUES
        ('PAYMENT', p.id, 'PROVIDER', 'ORGANIZER', p.amount_kobo, p.paid_at),
        ('PROVIDER_FEE', p.id, 'ORGANIZER', 'PROVIDER_FEES', published_fee(p.amount_kobo), p.paid_at),
        ('REFUND', r.id, 'ORGANIZER', 'PAYERS', r.amount_kobo, r.created_at),
        ('REFUND_SENT', r.id, 'PAYERS', 'PROVIDER', r.amount_kobo, r.done_at)
      ) AS posted (kind, subject_id, debit, credit, amount_kobo, at)
    WHERE p.status <> 'FAILED' AND at IS NOT NULL`,
  `INSERT INTO payment_cases (kind, subject, payment_id, detail, opened_at, closed_at, note)
    SELECT 'payment_unclear', reference, id, 'Another amount arrived.', created_at,
      CASE WHEN id % 1000 <> 0 THEN created_at + interval '1 day' END,
      CASE WHEN id % 1000 <> 0 THEN 'Settled.' END
    FROM payments WHERE id % 100 = 0`,
  `INSERT INTO mails (template, recipient, data, status, attempts, created_at, sent_at, last_error)
    SELECT 'ticket_cancelled', recipient, jsonb_build_object('firstName', 'Ada', 'eventTitle',
        'Lagos Tech Evening', 'ticketNumber', ticket_number),
      CASE WHEN id % 500 = 0 THEN 'FAILED' ELSE 'SENT' END, 1, created_at, created_at,
      CASE WHEN id % 500 = 0 THEN 'mailbox full' END
    FROM (SELECT t.id, t.ticket_number, t.created_at, coalesce(t.holder_email, u.email) AS recipient
      FROM tickets t JOIN users u ON u.id = t.user_id ORDER BY t.id) told`,
  `INSERT INTO door_scans (event_id, id, device_id, user_id, ticket_id, ticket_number, outcome,
      let_in, undone, scanned_at, received_at)
    SELECT event_id, gen_random_uuid(), '6f1c2d3e-0000-4000-8000-000000000001', ${PEOPLE.bigOrganizer},
      id, ticket_number, CASE WHEN id % 1000 = 0 THEN 'checked_in' ELSE 'admitted' END, true, false,
      checked_in_at, checked_in_at
    FROM tickets WHERE checked_in_at IS NOT NULL`,
  `INSERT INTO ticket_transfers (ticket_id, from_user_id, to_name, to_email, link, status, old_number,
      offered_at, expires_at, ended_at)
    SELECT id, user_id, 'Grace', 'grace@guests.test', decode(md5(id::text), 'hex'), 'ACCEPTED',
      'TKT-OLD-' || id, created_at, created_at + interval '2 days', created_at + interval '1 day'
    FROM tickets WHERE status = 'VALID' AND id % 50 = 0`,
  `INSERT INTO announcements (event_id, author_id, subject, message, mailed, created_at)
    SELECT id, organizer_id, 'See you soon', 'Doors open at nine.', 100, start_date - interval '1 day'
    FROM events`,
  `INSERT INTO announcement_reads (announcement_id, user_id, read_at)
    SELECT DISTINCT a.id, t.user_id, now() FROM announcements a JOIN tickets t ON t.event_id = a.event_id
    WHERE t.id % 10 = 0`,
  `INSERT INTO saved_events (user_id, event_id)
    SELECT u, 1 + (u * 31) % ${EVENTS} FROM generate_series(${ORGANIZERS + 1}, ${ORGANIZERS + BUYERS}) u`,
];
