import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';

/**
 * How much of an organizer's money has not reached their bank, in kobo. Read in the transaction that deletes the account; the
 * room that keeps the books stands above this one and provides it.
 */
export type ReadMoneyLeft = (trx: Transaction<Database>, userId: number) => Promise<number>;
