import { sql } from 'kysely';

interface Named {
  first_name: string | null;
  last_name: string | null;
}

/** An account's name; empty without one. Whoever came from GitHub may have no last name. */
export const fullNameOf = ({ first_name: first, last_name: last }: Named): string =>
  [first, last].filter(Boolean).join(' ');

/** The same in SQL, from a joined `users`; null without one. */
export const fullName = <Name extends string | null = string>(users: string) =>
  sql<Name>`trim(${sql.ref(`${users}.first_name`)} || ' ' || ${sql.ref(`${users}.last_name`)})`;
