import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Pool } from 'pg';

import { BOOKABLE_EVENTS, BUYER_IDS, HOT_EVENT, standardTypeOf } from './fixture';
import { summarise, type Load } from './load';

export type Purchases = 'one event' | 'many events';

/** Takes a seat and writes an order and its ticket with the plainest statements, over as many connections as the API has. */
export interface Ceiling {
  name: string;
  measure: (purchases: Purchases, seconds: number) => Promise<Load>;
}

/** No rules: neither the buyer nor the seats left are checked. */
const TAKE = 'UPDATE events SET taken = taken + 1 WHERE id = :event';
const ORDER = `INSERT INTO orders (user_id, event_id, ticket_type_id, quantity, total_kobo, status, expires_at)
  VALUES (:buyer, :event, :type, 1, 500000, 'HELD', now() + interval '30 minutes') RETURNING id`;
const TICKET = `INSERT INTO tickets (order_id, event_id, ticket_type_id, user_id, status, ticket_number)
  VALUES (:order, :event, :type, :buyer, 'PENDING', 'TKT-' || :number)`;

const eventsOf = (purchases: Purchases) =>
  purchases === 'one event' ? { first: HOT_EVENT, last: HOT_EVENT } : BOOKABLE_EVENTS;

/**
 * Uses pgbench if it is installed, or else a Node client with a pool, which is slower and so a lower ceiling. The report
 * says which one it was.
 */
export function purchaseCeiling(url: string, connections: number): Ceiling {
  const version = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  if (version.status === 0) {
    return {
      name: `${version.stdout.trim()}, ${connections} clients, prepared statements`,
      measure: async (purchases, seconds) =>
        runPgbench(url, pgbenchScript(purchases), connections, seconds),
    };
  }
  return {
    name: `a Node client with a pool of ${connections} (pgbench is not installed)`,
    measure: async (purchases, seconds) => {
      const pool = new Pool({ connectionString: url, max: connections });
      try {
        return await runPool(pool, purchases, seconds);
      } finally {
        await pool.end();
      }
    },
  };
}

function pgbenchScript(purchases: Purchases): string {
  const { first, last } = eventsOf(purchases);
  return [
    `\\set event random(${first}, ${last})`,
    `\\set buyer random(${BUYER_IDS.first}, ${BUYER_IDS.last})`,
    '\\set number random(1, 9000000000000000000)',
    '\\set type :event + (:event - 1) / 5',
    'BEGIN;',
    `${TAKE};`,
    `${ORDER} \\gset new_`,
    `${TICKET.replace(':order', ':new_id')};`,
    'COMMIT;',
  ].join('\n');
}

function runPgbench(url: string, script: string, connections: number, seconds: number): Load {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pgbench-'));
  try {
    writeFileSync(path.join(folder, 'purchase.sql'), script);
    const count = String(connections);
    const { status, stderr } = spawnSync(
      'pgbench',
      ['-n', '-l', '-M', 'prepared', '-c', count, '-T', String(seconds), '-f', 'purchase.sql', url],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`pgbench: ${stderr}`);
    const log = readdirSync(folder).find((name) => name.startsWith('pgbench_log')) ?? '';
    const lines = readFileSync(path.join(folder, log), 'utf8').trim().split('\n');
    // The third word of a line is the transaction's duration in microseconds.
    const times = lines.map((line) => Number(line.split(' ')[2]) / 1000);
    return summarise(times, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The statement as `pg` takes it: named, with its values. */
function filled(name: string, sql: string, values: Record<string, number | string>) {
  const given: (number | string)[] = [];
  const text = sql.replace(/(?<!:):([a-z]+)/g, (_match, key: string) => {
    given.push(values[key] ?? 0);
    return `$${given.length}`;
  });
  return { name, text, values: given };
}

async function runPool(pool: Pool, purchases: Purchases, seconds: number): Promise<Load> {
  const { first, last } = eventsOf(purchases);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const buying = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const event = randomInt(first, last + 1);
      const buyer = randomInt(BUYER_IDS.first, BUYER_IDS.last + 1);
      const values = { event, buyer, type: standardTypeOf(event) };
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(filled('take', TAKE, values));
      const orders = await client.query<{ id: number }>(filled('order', ORDER, values));
      const order = orders.rows[0]?.id ?? 0;
      const number = `${order}-${begun}`;
      await client.query(filled('ticket', TICKET, { ...values, order, number }));
      await client.query('COMMIT');
      client.release();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: pool.options.max }, buying));
  return summarise(times, seconds);
}
