import type { Kysely } from 'kysely';

export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
  /** For what can't run inside a transaction. Such a migration may be cut off anywhere and then runs again from its start. */
  outsideTransaction?: boolean;
}

/** In the order they are run, by name. */
export type Migrations = Readonly<Record<string, Migration>>;
