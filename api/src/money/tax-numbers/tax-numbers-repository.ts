import type { Queryable } from '../../platform/database/schema';

export async function findTaxNumber(db: Queryable, userId: number): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('tax_number')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.tax_number ?? null;
}

/** @returns whether it changed; false for an account deleted meanwhile, whose number stays gone. */
export async function setTaxNumber(
  db: Queryable,
  userId: number,
  taxNumber: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ tax_number: taxNumber })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .where('tax_number', 'is distinct from', taxNumber)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
