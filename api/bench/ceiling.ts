import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Pool } from 'pg';

import { BOOKABLE_EVENTS, BUYER_IDS, HOT_EVENT } from './fixture';
import { summarise, type Load } from './load';
import { purchaseStatements, type Statement } from './statements';

export type Purchases = 'one event' | 'many events';

/** Runs only the SQL statements of a purchase, over as many connections as the API has. */
export interface Ceiling {
  name: string;
  measure: (purchases: Purchases, seconds: number) => Promise<Load>;
}

const SAMPLE_BUYER = BUYER_IDS.last;

/**
 * Uses pgbench if it is installed, or else a Node client with a pool, which is slower and so a lower ceiling. The report
 * says which one it was.
 */
export async function purchaseCeiling(url: string, connections: number): Promise<Ceiling> {
  const [read, lock, write] = await purchaseStatements(url, SAMPLE_BUYER, HOT_EVENT);
  if (!read || !lock || !write) {
    throw new Error('A purchase should be a read, the lock of its buyer, and a write');
  }
  const pool = new Pool({ connectionString: url, max: connections });
  const { rows } = await pool.query<Record<string, unknown>>(read.sql, [...read.parameters]);
  const offer = rows[0] ?? {};
  await pool.end();
  const version = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  if (version.status === 0) {
    const script = (purchases: Purchases) => pgbenchScript(purchases, { read, lock, write }, offer);
    return {
      name: `${version.stdout.trim()}, ${connections} clients, extended protocol`,
      measure: async (purchases, seconds) =>
        runPgbench(url, script(purchases), connections, seconds),
    };
  }
  return {
    name: `a Node client with a pool of ${connections} (pgbench is not installed)`,
    measure: async (purchases, seconds) => {
      const own = new Pool({ connectionString: url, max: connections });
      try {
        return await runPool(own, { read, lock, write, offer }, purchases, seconds);
      } finally {
        await own.end();
      }
    },
  };
}

/** The statements as a pgbench script: what the first one returns becomes variables in the last. */
function pgbenchScript(
  purchases: Purchases,
  { read, lock, write }: Record<'read' | 'lock' | 'write', Statement>,
  offer: Record<string, unknown>,
): string {
  const { first, last } = purchases === 'one event' ? ONE_EVENT : BOOKABLE_EVENTS;
  const variables = new Map<unknown, string>([
    [SAMPLE_BUYER, ':buyer'],
    [HOT_EVENT, ':event'],
    [offer.version, ':offer_version'],
    [offer.type_id, ':offer_type_id'],
  ]);
  const fill = ({ sql, parameters }: Statement) =>
    sql.replace(/\$(\d+)/g, (_match, number: string) => {
      const value = parameters[Number(number) - 1];
      return variables.get(value) ?? literal(value);
    });
  return [
    `\\set event random(${first}, ${last})`,
    `\\set buyer random(${BUYER_IDS.first}, ${BUYER_IDS.last})`,
    '\\set number random(1, 9000000000000000000)',
    `${fill(read)} \\gset offer_`,
    'BEGIN;',
    `${fill(lock)};`,
    `${fill(write)};`,
    'COMMIT;',
  ].join('\n');
}

const ONE_EVENT = { first: HOT_EVENT, last: HOT_EVENT };

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) {
    // Only the ticket number has to be different each time.
    return `ARRAY[${value.map((item) => (isNumber(item) ? "'TKT-' || :number" : literal(item))).join()}]`;
  }
  return `'${String(value)}'`;
}

const isNumber = (value: unknown) => String(value).startsWith('TKT-');

function runPgbench(url: string, script: string, connections: number, seconds: number): Load {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pgbench-'));
  try {
    writeFileSync(path.join(folder, 'purchase.sql'), script);
    const count = String(connections);
    const { status, stderr } = spawnSync(
      'pgbench',
      ['-n', '-l', '-M', 'extended', '-c', count, '-T', String(seconds), '-f', 'purchase.sql', url],
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

async function runPool(
  pool: Pool,
  {
    read,
    lock,
    write,
    offer,
  }: Record<'read' | 'lock' | 'write', Statement> & { offer: Record<string, unknown> },
  purchases: Purchases,
  seconds: number,
): Promise<Load> {
  const { first, last } = purchases === 'one event' ? ONE_EVENT : BOOKABLE_EVENTS;
  const random = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const buyer = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const values = new Map<unknown, unknown>([
        [SAMPLE_BUYER, random(BUYER_IDS.first, BUYER_IDS.last)],
        [HOT_EVENT, random(first, last)],
      ]);
      const fill = ({ parameters }: Statement) =>
        parameters.map((value) => {
          if (Array.isArray(value) && value.some(isNumber)) return [`TKT-${Math.random()}`];
          return values.has(value) ? values.get(value) : value;
        });
      const { rows } = await pool.query<Record<string, unknown>>(read.sql, fill(read));
      values.set(offer.version, rows[0]?.version).set(offer.type_id, rows[0]?.type_id);
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(lock.sql, fill(lock));
      await client.query(write.sql, fill(write));
      await client.query('COMMIT');
      client.release();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: pool.options.max }, buyer));
  return summarise(times, seconds);
}
