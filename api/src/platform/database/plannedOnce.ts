import { sql } from 'kysely';
import { statementNames } from './statementNames';

const MARK = '/* planned once */';

/**
 * Marks a statement whose plan each connection makes once and keeps (decision 0184): one that is run often, always with the same text,
 * and whose best plan doesn't depend on its values. Planning can take six times as long as running it.
 */
export const plannedOnce = sql.raw(MARK);

const nameOf = statementNames('once');

/** The name under which connections keep a statement's plan; undefined for one that is planned each time. */
export const planName = (text: string): string | undefined =>
  text.includes(MARK) ? nameOf(text) : undefined;

/**
 * A list in a statement whose plan is kept. As a subquery, whose length PostgreSQL doesn't see: else a plan for the few that there are
 * would always seem cheaper than the kept one, and it would plan each time.
 */
export const listOf = (values: readonly unknown[], type: 'int' | 'text' | 'uuid') =>
  sql`(SELECT ${values}::${sql.raw(type)}[])`;

/** One field of many questions, as such a list for `unnest`. */
export const column = <Asked>(
  asked: readonly Asked[],
  field: keyof Asked,
  type: Parameters<typeof listOf>[1],
) =>
  listOf(
    asked.map((each) => each[field]),
    type,
  );
