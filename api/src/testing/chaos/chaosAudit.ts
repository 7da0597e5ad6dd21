import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { IS_DEAD } from '../../platform/jobs/jobs-repository';
import { findMistakes } from '../ledgerChecks';
import { countUnheard, makePayoutsDue, wrongPayouts } from './chaosPayouts';
import type { ChaosSite } from './chaosSite';

const REST_WITHIN_MS = 120_000;

const countOf = async (db: ChaosSite['db'], query: ReturnType<typeof sql<{ count: number }>>) =>
  Number((await query.execute(db)).rows[0]?.count ?? 0);

/** Counts of the site's unfinished work, by name; empty once it has come to rest. */
async function openWork(site: ChaosSite): Promise<Record<string, number>> {
  const { db, sandbox } = site;
  const charged = sandbox.ledger
    .all()
    .filter(({ status }) => ['success', 'reversed'].includes(status));
  const references = charged.map(({ reference }) => reference);
  const open = {
    'charged payments unsettled': sql<{ count: number }>`
      SELECT count(*) FROM payments WHERE status IN ('PENDING', 'FAILED', 'REFUNDING')
        AND reference = ANY(${references})
        AND NOT EXISTS (SELECT FROM payment_cases c WHERE c.payment_id = payments.id AND closed_at IS NULL)`,
    'refunds on their way': sql<{ count: number }>`
      SELECT count(*) FROM refunds WHERE status IN ('QUEUED', 'REQUESTED')`,
    'payouts on their way': sql<{ count: number }>`
      SELECT count(*) FROM payouts WHERE state IN ('REQUESTED', 'SENDING', 'OTP')`,
    'deliveries unread': sql<{ count: number }>`
      SELECT count(*) FROM provider_deliveries WHERE state = 'RECEIVED'`,
    'mails unsent': sql<{ count: number }>`
      SELECT count(*) FROM mails WHERE status IN ('QUEUED', 'SENDING')`,
    'holds past their end': sql<{ count: number }>`
      SELECT count(*) FROM orders WHERE status = 'HELD' AND expires_at < now()`,
  };
  const work: Record<string, number> = {};
  for (const [name, query] of Object.entries(open)) {
    const count = await countOf(db, query);
    if (count > 0) work[name] = count;
  }
  const unheard = await countUnheard(site);
  if (unheard > 0) work['transfers that came back'] = unheard;
  return work;
}

/** Waits until no work is left, skipping the hours between tries. Throws with the remaining work on timeout. */
export async function comeToRest(site: ChaosSite): Promise<void> {
  const deadline = Date.now() + REST_WITHIN_MS;
  for (;;) {
    const work = await openWork(site);
    if (Object.keys(work).length === 0) return;
    if (Date.now() > deadline) throw new Error(`No rest: ${JSON.stringify(work)}`);
    await sql`
      UPDATE graphile_worker._private_jobs
      SET run_at = least(run_at, now()), locked_at = NULL, locked_by = NULL
      WHERE locked_at IS NULL OR locked_at < now() - interval '20 seconds'`.execute(site.db);
    await sql`UPDATE payments SET next_check_at = now() WHERE status IN ('PENDING', 'FAILED')`.execute(
      site.db,
    );
    await sql`UPDATE refunds SET next_attempt_at = now() WHERE next_attempt_at > now()`.execute(
      site.db,
    );
    await makePayoutsDue(site.db);
    await sql`
      UPDATE mails SET next_attempt_at = now()
      WHERE status IN ('QUEUED', 'SENDING') AND next_attempt_at > now()`.execute(site.db);
    await wait(1000);
  }
}

interface Book {
  reference: string;
  charged: number;
  refunded: number;
  seats: number;
  refunds: number;
  stuck: number;
  is_case: boolean;
}

/** Every payment that the provider charged, and where the money went. */
async function books({ db, sandbox }: ChaosSite): Promise<Book[]> {
  const { ledger } = sandbox;
  const charged = ledger
    .all()
    .filter(({ status }) => ['success', 'reversed'].includes(status))
    .map(({ id, reference, charged: amount }) => ({
      reference,
      charged: amount,
      refunded: ledger.refundsOf(id).reduce((sum, refund) => sum + refund.amount, 0),
    }));
  const { rows } = await sql<Book>`
    SELECT b.reference, b.charged, b.refunded,
      CASE WHEN p.status = 'PAID' THEN (o.total_kobo + o.buyer_fees_kobo) / o.quantity *
        (SELECT count(*) FROM tickets t WHERE t.order_id = o.id AND t.status = 'VALID') ELSE 0
      END AS seats,
      coalesce((SELECT sum(amount_kobo) FROM refunds r WHERE r.payment_id = p.id), 0)::bigint AS refunds,
      coalesce((SELECT sum(amount_kobo) FROM refunds r
        WHERE r.payment_id = p.id AND r.status = 'NEEDS_ATTENTION'), 0)::bigint AS stuck,
      EXISTS (SELECT FROM payment_cases c
        WHERE (c.payment_id = p.id OR c.subject = b.reference) AND c.closed_at IS NULL) AS is_case
    FROM jsonb_to_recordset(${JSON.stringify(charged)}::jsonb)
      AS b(reference text, charged bigint, refunded bigint)
    LEFT JOIN payments p ON p.reference = b.reference
    LEFT JOIN orders o ON o.id = p.order_id`.execute(db);
  return rows;
}

/** Broken promises of a site at rest, one per line; empty if there are none. */
export async function findDamage(site: ChaosSite): Promise<string[]> {
  const { db, mail } = site;
  const damage: string[] = [];
  for (const book of await books(site)) {
    const line = JSON.stringify(book);
    // Money received = valid tickets + refunds + what a person must decide.
    if (!book.is_case && book.charged !== book.seats + book.refunds)
      damage.push(`money without a reason: ${line}`);
    if (book.refunded !== book.refunds - book.stuck) damage.push(`refunded otherwise: ${line}`);
  }

  const wrong = {
    'events oversold or miscounted': sql<{ count: number }>`
      SELECT count(*) FROM events e WHERE taken > capacity OR taken <>
        (SELECT count(*) FROM tickets t WHERE t.event_id = e.id AND t.status <> 'CANCELLED')`,
    'paid orders with other tickets than ordered': sql<{ count: number }>`
      SELECT count(*) FROM orders o WHERE quantity <>
        (SELECT count(*) FROM tickets t WHERE t.order_id = o.id)`,
    'valid tickets without exactly one mail': sql<{ count: number }>`
      SELECT count(*) FROM tickets t WHERE status = 'VALID' AND 1 <> (SELECT count(*) FROM mails m
        WHERE m.template = 'ticket' AND m.data->'ticketNumbers' ? t.ticket_number)`,
    'valid tickets of unpaid orders': sql<{ count: number }>`
      SELECT count(*) FROM tickets t JOIN orders o ON o.id = t.order_id
      WHERE t.status = 'VALID' AND o.status <> 'PAID'`,
    'dead jobs': sql<{ count: number }>`
      SELECT count(*) FROM graphile_worker.jobs WHERE ${IS_DEAD}`,
    'figures that differ from their rows': sql<{ count: number }>`
      SELECT count(*) FROM events e WHERE
        (SELECT coalesce(sum(valid), 0) FROM sales_figures f WHERE f.event_id = e.id) <>
        (SELECT count(*) FROM tickets t WHERE t.event_id = e.id AND t.status = 'VALID')`,
  };
  for (const [what, query] of Object.entries(wrong)) {
    const count = await countOf(db, query);
    if (count > 0) damage.push(`${what}: ${count}`);
  }

  damage.push(...(await wrongPayouts(site)), ...(await findMistakes(db)));

  const arrived = new Map<string, number>();
  for (const text of mail.texts) {
    const key = /^Message-ID: <([^@]+)@/m.exec(text)?.[1] ?? 'none';
    arrived.set(key, (arrived.get(key) ?? 0) + 1);
  }
  for (const [key, times] of arrived) if (times > 1) damage.push(`mail ${key} came ${times} times`);
  const sent = await db
    .selectFrom('mails')
    .select('message_key')
    .where('status', '=', 'SENT')
    .execute();
  for (const { message_key } of sent)
    if (!arrived.has(message_key)) damage.push(`mail ${message_key} never came`);
  return damage;
}
