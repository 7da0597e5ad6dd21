import { openSync, readSync, fstatSync, closeSync } from 'node:fs';

import type { Client } from 'pg';

const LARGE = ['tickets', 'orders', 'mails'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** A statement that read a large table whole. */
export interface WholeRead {
  table: string;
  statement: string;
}

/** Has PostgreSQL log the plan of every statement from now on, or stops that. */
export async function writePlans(client: Client, isOn: boolean): Promise<void> {
  await client.query(`ALTER SYSTEM SET auto_explain.log_min_duration = ${isOn ? 0 : -1}`);
  await client.query('SELECT pg_reload_conf()');
  // Gives each connection time to reload the setting before its next statement.
  await client.query('SELECT pg_sleep(0.2)');
}

/** The log's current end, from where `wholeReads` will read. */
export function endOf(log: string): number {
  const file = openSync(log, 'r');
  const { size } = fstatSync(file);
  closeSync(file);
  return size;
}

/** Sequential scans of large tables in the plans written since. */
export function wholeReads(log: string, since: number): { plans: number; reads: WholeRead[] } {
  const file = openSync(log, 'r');
  const bytes = Buffer.alloc(fstatSync(file).size - since);
  readSync(file, bytes, 0, bytes.length, since);
  closeSync(file);
  // A plan still being written (a job's) lacks its end; those of a question are written before it is answered.
  const written = bytes.toString().matchAll(/ plan:\n((?:\t.*\n)*?\t\}\n)/g);
  const plans = [...written].map(
    ([, json = '']) =>
      JSON.parse(json.replaceAll('\n\t', '\n')) as { 'Query Text': string; Plan: Plan },
  );
  const reads = plans.flatMap(({ Plan: plan, 'Query Text': statement }) =>
    nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .flatMap(({ 'Relation Name': table = '' }) =>
        LARGE.includes(table) ? [{ table, statement }] : [],
      ),
  );
  return { plans: plans.length, reads };
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
