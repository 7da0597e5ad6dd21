import { sql, type Kysely } from 'kysely';

/** How many mails an account has had us send to other people, per day in Lagos (decision 0064). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mail_reach (
      user_id integer NOT NULL REFERENCES users,
      day date NOT NULL,
      mails integer NOT NULL,
      PRIMARY KEY (user_id, day)
    )`.execute(db);
}
