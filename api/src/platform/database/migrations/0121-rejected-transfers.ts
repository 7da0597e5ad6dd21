import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Why the provider sent a bank transfer back. Null unless that was the last thing that happened to the payment.
  await sql`
    ALTER TABLE payments ADD COLUMN rejected_transfer text
    CHECK (rejected_transfer IN ('WRONG_AMOUNT', 'OTHER'))`.execute(db);
}
