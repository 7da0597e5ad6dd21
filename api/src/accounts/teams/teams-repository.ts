import { sql, type Transaction } from 'kysely';
import { fullName } from '../../platform/database/fullName';
import type { Database, Queryable } from '../../platform/database/schema';
import { lacksTwoStep } from '../../platform/teams/members-repository';
import type { TeamRole } from '../../platform/teams/rights';

type Trx = Transaction<Database>;

/** A role, and the events it is limited to. */
export interface Place {
  role: TeamRole;
  event_ids: number[] | null;
}

/** The teams somebody is in, their own first. */
export function listMemberships(db: Queryable, userId: number) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .innerJoin('users as founder', 'founder.id', 'team_members.team_id')
    .select([
      'team_id',
      fullName('founder').as('name'),
      'team_members.role',
      'event_ids',
      lacksTwoStep,
    ])
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .orderBy(sql`team_id <> user_id`)
    .orderBy('joined_at')
    .orderBy('team_id')
    .execute();
}

/** A team's name, which is its founder's, and whether it needs two-step sign-in. */
export async function describeTeam(
  db: Queryable,
  teamId: number,
): Promise<{ name: string; requires_two_step: boolean }> {
  const row = await db
    .selectFrom('users')
    .innerJoin('teams', 'teams.id', 'users.id')
    .select([fullName('users').as('name'), 'teams.two_step_since'])
    .where('users.id', '=', teamId)
    .executeTakeFirst();
  return { name: row?.name ?? '', requires_two_step: Boolean(row?.two_step_since) };
}

/** Makes a team need two-step sign-in of its members, or no longer. */
export async function setTwoStep(trx: Trx, teamId: number, since: Date | null): Promise<void> {
  await trx.updateTable('teams').set({ two_step_since: since }).where('id', '=', teamId).execute();
}

/** One change of a team's members at a time. */
export async function lockTeam(trx: Trx, teamId: number): Promise<void> {
  await trx.selectFrom('teams').select('id').where('id', '=', teamId).forUpdate().execute();
}

export function listMembers(db: Queryable, teamId: number) {
  return members(db, teamId).orderBy('joined_at').orderBy('user_id').execute();
}

export function findMember(db: Queryable, teamId: number, userId: number) {
  return members(db, teamId).where('user_id', '=', userId).executeTakeFirst();
}

export async function isMember(db: Queryable, teamId: number, email: string): Promise<boolean> {
  const row = await members(db, teamId)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const members = (db: Queryable, teamId: number) =>
  db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([
      'user_id',
      fullName('users').as('name'),
      'users.email',
      'team_members.role',
      'event_ids',
      'version',
      'joined_at',
      sql<boolean>`users.two_step_since IS NOT NULL`.as('has_two_step'),
    ])
    .where('team_id', '=', teamId)
    .where('left_at', 'is', null);

/** Whether a team has an owner besides this member. Needs the team's lock. */
export async function hasOtherOwner(trx: Trx, teamId: number, userId: number): Promise<boolean> {
  const row = await members(trx, teamId)
    .where('team_members.role', '=', 'OWNER')
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a member, or somebody who has left before. */
export async function addMember(
  trx: Trx,
  { teamId, userId, place, now }: { teamId: number; userId: number; place: Place; now: Date },
): Promise<void> {
  const { role, event_ids } = place;
  await trx
    .insertInto('team_members')
    .values({ team_id: teamId, user_id: userId, role, event_ids, joined_at: now })
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'user_id']).doUpdateSet({
        role,
        event_ids,
        joined_at: now,
        left_at: null,
        version: sql`team_members.version + 1`,
      }),
    )
    .execute();
}

export async function changeMember(
  trx: Trx,
  { teamId, userId }: { teamId: number; userId: number },
  change: Place | { left_at: Date },
): Promise<void> {
  await trx
    .updateTable('team_members')
    .set({ ...change, version: sql`version + 1` })
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .execute();
}

/** How many of these events are the team's. */
export async function countEvents(db: Queryable, teamId: number, ids: number[]): Promise<number> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('organizer_id', '=', teamId)
    .where('id', 'in', ids)
    .execute();
  return rows.length;
}
