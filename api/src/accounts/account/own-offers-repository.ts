import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { UserRow } from '../auth/auth-repository';

const eb = expressionBuilder<Database, 'ticket_transfers'>();

/** The tickets that a user has offered to others, newest first. */
export const readOffersMade = (db: Queryable, userId: number) =>
  readOffers(db, eb('from_user_id', '=', userId));

/** Those that they have accepted, and those offered to their address, newest first. */
export function readOffersReceived(db: Queryable, user: UserRow) {
  const isAccepted = eb('to_user_id', '=', user.id);
  // Anybody can register an address that isn't theirs: until it is verified, what is sent to it is somebody else's.
  if (user.email_verified_at === null) return readOffers(db, isAccepted);
  const isToAddress = eb(sql<string>`lower(to_email)`, '=', user.email.toLowerCase());
  return readOffers(db, isAccepted.or(isToAddress));
}

function readOffers(db: Queryable, areMeant: Expression<SqlBool>) {
  return db
    .selectFrom('ticket_transfers')
    .innerJoin('tickets', 'tickets.id', 'ticket_transfers.ticket_id')
    .select([
      'tickets.event_id',
      'ticket_transfers.to_name',
      'ticket_transfers.to_email',
      'ticket_transfers.status',
      'ticket_transfers.offered_at',
      'ticket_transfers.ended_at',
    ])
    .where(areMeant)
    .orderBy('ticket_transfers.id', 'desc')
    .execute();
}

/** Invitations to teams at a user's address, newest first; none until it is verified. */
export async function readInvitations(db: Queryable, user: UserRow) {
  if (user.email_verified_at === null) return [];
  return db
    .selectFrom('team_invitations')
    .innerJoin('users', 'users.id', 'team_invitations.team_id')
    .select(['first_name', 'last_name', 'team_invitations.role'])
    .select(['team_invitations.created_at', 'ended_at'])
    .where(sql<string>`lower(team_invitations.email)`, '=', user.email.toLowerCase())
    .orderBy('team_invitations.id', 'desc')
    .execute();
}
