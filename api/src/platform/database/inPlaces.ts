import { sql } from 'kysely';

/**
 * One field of many questions, for `unnest` in a prepared statement. It is a subquery so that PostgreSQL doesn't see how many there are:
 * a plan for a single one would always seem cheaper than the kept plan, so it would plan each time, which takes ten times as long as
 * answering (decision 0184).
 */
export const column = <Asked>(
  asked: readonly Asked[],
  field: keyof Asked,
  type: 'int' | 'text' | 'uuid',
) => sql`(SELECT ${asked.map((each) => each[field])}::${sql.raw(type)}[])`;

/**
 * The rows of a statement that answers many questions at once (`unnest(…) WITH ORDINALITY`, whose places count from 1), each where its
 * question stands; undefined where there is none.
 */
export function inPlaces<Row extends { place: number }>(
  rows: readonly Row[],
  questions: number,
): (Row | undefined)[] {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return Array.from({ length: questions }, (_, index) => byPlace.get(index + 1));
}
