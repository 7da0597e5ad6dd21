import { sql } from 'kysely';
import type { UserRow } from '../auth/auth-repository';
import { openSessionsOf } from '../auth/sessions-repository';
import type { Queryable } from '../../platform/database/schema';
import { listEntries } from '../../platform/record/record-repository';
import { EVENT_TIMES } from '../../platform/eventTimes';
import { findMember } from '../../platform/teams/members-repository';
import { hasRight } from '../../platform/teams/rights';
import { readInvitations, readOffersMade, readOffersReceived } from './own-offers-repository';
import { readMails } from './own-mails-repository';
import { readDisputes, readPayments, readRefunds } from './own-payments-repository';
import { readReports } from './own-reports-repository';

/** The largest integer of PostgreSQL. */
const ALL = 2_147_483_647;

/** Reads everything stored about a user, table by table, newest first where rows have an order. */
export function ownTables(db: Queryable, user: UserRow, now: Date) {
  const { id: userId } = user;
  return {
    identities: () => readIdentities(db, userId),
    passkeys: () => readPasskeys(db, userId),
    sessions: () => readSessions(db, userId, now),
    orders: () => readOrders(db, userId),
    tickets: () => readTickets(db, user),
    transfers: () => readOffersMade(db, userId),
    transfersReceived: () => readOffersReceived(db, user),
    payments: () => readPayments(db, userId),
    refunds: () => readRefunds(db, userId),
    disputes: () => readDisputes(db, userId),
    payoutAccounts: () => readPayoutAccounts(db, userId),
    teams: () => readTeams(db, userId),
    invitations: () => readInvitations(db, user),
    savedEvents: () => readSavedEvents(db, userId),
    events: () => readEvents(db, userId),
    reports: () => readReports(db, user),
    record: () => listEntries(db, { accountId: userId }, { before: null, limit: ALL }),
    mails: () => readMails(db, user),
  };
}

function readIdentities(db: Queryable, userId: number) {
  return db
    .selectFrom('social_identities')
    .select(['provider', 'created_at as linked_at'])
    .where('user_id', '=', userId)
    .execute();
}

function readPasskeys(db: Queryable, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['name', 'added_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

function readSessions(db: Queryable, userId: number, now: Date) {
  return openSessionsOf(db, userId, now)
    .select(['created_at as opened_at', 'expires_at', 'user_agent'])
    .orderBy('id', 'desc')
    .execute();
}

function readOrders(db: Queryable, userId: number) {
  return (
    db
      .selectFrom('orders')
      .innerJoin('events', 'events.id', 'orders.event_id')
      .innerJoin('ticket_types', 'ticket_types.id', 'orders.ticket_type_id')
      .select([
        'orders.id',
        'orders.event_id',
        'events.title as event_title',
        'ticket_types.kind as ticket_type',
        'orders.quantity',
        'orders.total_kobo',
        'orders.buyer_fees_kobo',
        'orders.status',
        'orders.phone',
        'orders.terms_version',
        'orders.created_at',
        'orders.paid_at',
      ])
      .where('orders.user_id', '=', userId)
      // Those are somebody else's, who was sold a ticket at the door.
      .where(sql<boolean>`NOT EXISTS (SELECT FROM door_sales WHERE order_id = orders.id)`)
      .orderBy('orders.id', 'desc')
      .execute()
  );
}

function readTickets(db: Queryable, user: UserRow) {
  return db
    .selectFrom('tickets')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .select([
      'tickets.ticket_number',
      'tickets.order_id',
      'tickets.event_id',
      'tickets.status',
      'tickets.holder_name',
      'tickets.holder_email',
      'tickets.custom_image',
      'tickets.checked_in_at',
      'orders.suspended_at',
    ])
    .where((eb) => {
      const isOwned = eb('tickets.user_id', '=', user.id);
      // Also tickets others bought for this user. A number is enough to enter, so only if their address is verified.
      if (user.email_verified_at === null) return isOwned;
      return isOwned.or(
        eb.fn<string>('lower', ['tickets.holder_email']),
        '=',
        user.email.toLowerCase(),
      );
    })
    .orderBy('tickets.id', 'desc')
    .execute();
}

/** Those they named, also for another's team. The number is not stored. */
function readPayoutAccounts(db: Queryable, userId: number) {
  return db
    .selectFrom('payout_accounts')
    .select([
      'bank_name',
      'account_ending',
      'account_name',
      'state',
      'asked_at',
      'confirmed_at',
      'ended_at',
    ])
    .where(({ fn }) => fn.coalesce('asked_by', 'user_id'), '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

function readTeams(db: Queryable, userId: number) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.team_id')
    .select(['first_name', 'last_name', 'team_members.role', 'joined_at', 'left_at'])
    .where('user_id', '=', userId)
    .orderBy('joined_at', 'desc')
    .execute();
}

function readSavedEvents(db: Queryable, userId: number) {
  return db
    .selectFrom('saved_events')
    .innerJoin('events', 'events.id', 'saved_events.event_id')
    .select([
      'saved_events.event_id',
      'events.title as event_title',
      'saved_events.created_at as saved_at',
    ])
    .where('saved_events.user_id', '=', userId)
    .orderBy('saved_events.created_at', 'desc')
    .execute();
}

/** Those in their name. Drafts only if they may see them: whoever founded a team may have left it. */
async function readEvents(db: Queryable, userId: number) {
  const member = await findMember(db, userId, userId);
  const isAtWork = member && !member.left_at && !member.lacks_two_step;
  const seesDrafts = isAtWork && hasRight(member.role, 'events');
  const only = member?.event_ids;
  return db
    .selectFrom('events')
    .select([
      'id',
      'title',
      'description',
      'location',
      ...EVENT_TIMES,
      'category',
      'capacity as max_attendees',
      'status',
      'banner_image',
      'created_at',
    ])
    .where('organizer_id', '=', userId)
    .$if(!seesDrafts, (query) => query.where('status', '<>', 'DRAFT'))
    .$if(Boolean(only), (query) =>
      query.where((eb) => eb('status', '<>', 'DRAFT').or('id', 'in', only ?? [])),
    )
    .orderBy('id', 'desc')
    .execute();
}
