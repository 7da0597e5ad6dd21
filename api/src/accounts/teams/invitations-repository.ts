import { sql, type Insertable, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';

type Trx = Transaction<Database>;

/** An invitation ends with its sender's right to invite: removed, demoted or deleted, they could come back by it. */
const isFromOwner = sql<boolean>`EXISTS (
  SELECT FROM team_members AS sender
  WHERE sender.team_id = invitation.team_id AND sender.user_id = invitation.invited_by
    AND sender.role = 'OWNER' AND sender.left_at IS NULL)`;

/** A team's invitations that were neither accepted nor withdrawn, oldest first. */
export function listOpen(db: Queryable, teamId: number) {
  return db
    .selectFrom('team_invitations as invitation')
    .select(['id', 'email', 'role', 'event_ids', 'created_at', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .where(isFromOwner)
    .orderBy('id')
    .execute();
}

export type OpenInvitation = Awaited<ReturnType<typeof listOpen>>[number];

export function insertInvitation(trx: Trx, invitation: Insertable<Database['team_invitations']>) {
  return trx
    .insertInto('team_invitations')
    .values(invitation)
    .returning(['id', 'email', 'role', 'event_ids', 'created_at', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** Withdraws the open invitation of an address. */
export async function endForAddress(
  trx: Trx,
  { teamId, email, now }: { teamId: number; email: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('team_invitations')
    .set({ ended_at: now })
    .where('team_id', '=', teamId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .execute();
}

export function findById(db: Queryable, teamId: number, id: number) {
  return db
    .selectFrom('team_invitations')
    .select(['id', 'ended_at', 'accepted_by'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function endInvitation(
  trx: Trx,
  id: number,
  end: { ended_at: Date; accepted_by?: number },
): Promise<void> {
  await trx.updateTable('team_invitations').set(end).where('id', '=', id).execute();
}

/** The invitation of a link, with what its page says. */
export function findByToken(db: Queryable, hash: Buffer) {
  return db
    .selectFrom('team_invitations as invitation')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .innerJoin('users as founder', 'founder.id', 'invitation.team_id')
    .select([
      'invitation.id',
      'invitation.team_id',
      'invitation.email',
      'invitation.role',
      'invitation.event_ids',
      'invitation.expires_at',
      'invitation.ended_at',
      'invitation.accepted_by',
      isFromOwner.as('is_from_owner'),
      fullName('inviter').as('inviter'),
      fullName('founder').as('team'),
    ])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

export async function titlesOf(db: Queryable, ids: number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('title')
    .where('id', 'in', ids)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}
