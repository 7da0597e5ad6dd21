import type { Queryable } from '../../database/schema';

export function countByStatus(
  db: Queryable,
  table: 'orders' | 'mails',
): Promise<{ status: string; count: number }[]> {
  return db
    .selectFrom(table)
    .select('status')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
}
