import { openSync, readSync, fstatSync, closeSync } from 'node:fs';

import type { Client } from 'pg';

const LARGE = ['tickets', 'orders', 'mails'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** A statement that read a whole large table. */
export interface WholeRead {
  table: string;
  statement: string;
}

/** From now on, or no longer, PostgreSQL writes down the plan of every statement. */
export async function writePlans(client: Client, isOn: boolean): Promise<void> {
  await client.query(`ALTER SYSTEM SET auto_explain.log_min_duration = ${isOn ? 0 : -1}`);
  await client.query('SELECT pg_reload_conf()');
  // Each connection learns of it before its next statement.
  await client.query('SELECT pg_sleep(0.2)');
}

/** The end of the log, from where `wholeReads` reads later. */
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
  // Of a plan that is being written just now, a job's, the end is missing; a question's are written before it is answered.
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
