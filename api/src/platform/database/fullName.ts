import { sql } from 'kysely';

/** An account's name, from a joined `users`. Whoever came from GitHub may have no last name. */
export const fullName = (users: string) =>
  sql<string>`trim(${sql.ref(`${users}.first_name`)} || ' ' || ${sql.ref(`${users}.last_name`)})`;
