import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { poolOf } from '../platform/database/connect';
import type { Database } from '../platform/database/schema';
import type { TestDatabase } from './testDatabase';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** The rows that one node of a plan has read from a table. */
export interface Read {
  table: string;
  rows: number;
  isSequential: boolean;
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const readOf = (node: Plan): Read => ({
  table: node['Relation Name'] ?? '',
  rows:
    node['Actual Loops'] *
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)),
  isSequential: node['Node Type'].endsWith('Seq Scan'),
});

/** A test's database that records its statements; `readsOf` tells what those of `ask` read from its tables. */
export function watchReads(database: TestDatabase) {
  let statements: CompiledQuery[] = [];
  const pool = poolOf(database.db);
  const log = ({ query }: { query: CompiledQuery }) => void statements.push(query);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });

  async function readsOf(ask: () => Promise<unknown>): Promise<Read[]> {
    statements = [];
    await ask();
    const reads: Read[] = [];
    for (const query of [...statements]) {
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        ...query,
        sql: `EXPLAIN (ANALYZE, FORMAT JSON) ${query.sql}`,
      });
      const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
      reads.push(...nodes.filter((node) => node['Relation Name']).map(readOf));
    }
    return reads;
  }

  return { db, readsOf };
}
