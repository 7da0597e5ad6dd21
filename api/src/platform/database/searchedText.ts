import { sql } from 'kysely';
import { UNNAMED_HOLDER } from '../unnamedHolder';

// Written exactly like the indexes of these names, or PostgreSQL would read whole tables.

/** `users_plain`: an account's name and address, for search. */
export const ACCOUNT_TEXT = sql`
  plain_letters(users.first_name || ' ' || users.last_name || ' ' || users.email)`;

/** `tickets_plain`: a ticket's number and holder, for search. */
export const TICKET_TEXT = sql`plain_letters(
  coalesce(tickets.holder_name,
    CASE WHEN tickets.user_id IS NULL THEN ${sql.lit(UNNAMED_HOLDER)} ELSE '' END)
  || ' ' || coalesce(tickets.holder_email, '') || ' ' || tickets.ticket_number)`;
