import type { Queryable } from '../database/schema';
import { ApiError, ForbiddenError } from '../http/errors';
import type { Actor } from '../security/tokens';
import { findMember, findMemberships } from './members-repository';
import { hasRight, type Right, type TeamRole } from './rights';

/** The team that a request acts for, and as what. */
export interface Acting {
  /** As in `organizer_id`. */
  teamId: number;
  role: TeamRole;
  /** The events that the member is limited to; null for all. */
  eventIds: number[] | null;
}

/** Limits a list to a team's events. */
export interface TeamScope {
  organizerId: number;
  /** Only these of them. */
  eventIds?: number[];
}

/** The events that one works on in a team. */
export const scopeOf = ({ teamId, eventIds }: Acting): TeamScope => ({
  organizerId: teamId,
  ...(eventIds && { eventIds }),
});

/**
 * As what somebody acts for a team; null if they never were in it.
 *
 * @throws ApiError 403 `not_in_team` for a former member, `two_step_required` for one whom the team refuses until they have
 *   turned on two-step sign-in.
 */
export async function actingIn(
  db: Queryable,
  actor: Pick<Actor, 'id'>,
  teamId: number,
): Promise<Acting | null> {
  const member = await findMember(db, teamId, actor.id);
  if (!member) return null;
  // Whoever has left their own team acts for nobody, as an attendee does.
  if (member.left_at) {
    if (teamId === actor.id) return null;
    throw notInTeam();
  }
  if (member.lacks_two_step) throw twoStepRequired();
  return { teamId, role: member.role, eventIds: member.event_ids };
}

/**
 * As what somebody acts for an event's team; null if they don't work on this event. Administrators may do what owners may.
 *
 * @throws ApiError 403 as `actingIn` does.
 */
export async function actingOn(
  db: Queryable,
  actor: Actor,
  event: { id: number; organizer_id: number },
): Promise<Acting | null> {
  if (actor.role === 'ADMIN') return { teamId: event.organizer_id, role: 'OWNER', eventIds: null };
  const acting = await actingIn(db, actor, event.organizer_id);
  return acting?.eventIds && !acting.eventIds.includes(event.id) ? null : acting;
}

/**
 * Whether somebody has a right on an event now: for what they have made, and others use. It doesn't ask for two-step sign-in,
 * or the helpers at a door would be stopped because of whoever made their links.
 */
export async function hasRightOn(
  db: Queryable,
  actor: Actor,
  event: { id: number; organizer_id: number },
  right: Right,
): Promise<boolean> {
  if (actor.role === 'ADMIN') return true;
  const member = await findMember(db, event.organizer_id, actor.id);
  return (
    member !== undefined &&
    member.left_at === null &&
    hasRight(member.role, right) &&
    (member.event_ids === null || member.event_ids.includes(event.id))
  );
}

/** @throws ApiError 403 `not_in_role` */
export function requireRight({ role }: Pick<Acting, 'role'>, right: Right): void {
  if (!hasRight(role, right)) throw notInRole();
}

/**
 * Requires that somebody is an owner of a team.
 *
 * @throws ApiError 403 `not_in_team`, `not_in_role`, `two_step_required`
 */
export async function requireOwner(db: Queryable, actor: Actor, teamId: number): Promise<void> {
  const acting = await actingIn(db, actor, teamId);
  if (!acting) throw notInTeam();
  requireRight(acting, 'team');
}

const notInRole = () =>
  new ApiError(403, 'not_in_role', 'Your role in this team doesn’t include this.');

/** @throws ApiError 403 `not_all_events` if they are limited to some of the team's events. */
export function requireAllEvents({ eventIds }: Acting): void {
  if (!eventIds) return;
  throw new ApiError(
    403,
    'not_all_events',
    'You work on some of this team’s events. This needs all of them.',
  );
}

/**
 * Requires that somebody has a right in any team: for calls that name a ticket or a payout, whose team is then asked.
 *
 * @throws ApiError 403
 */
export async function requireAnywhere(db: Queryable, actor: Actor, right: Right): Promise<void> {
  if (actor.role === 'ADMIN') return;
  const memberships = await findMemberships(db, actor.id);
  const open = memberships.filter(({ left_at }) => left_at === null);
  const fitting = open.filter(({ role }) => hasRight(role, right));
  if (fitting.some(({ lacks_two_step }) => !lacks_two_step)) return;
  if (fitting.length > 0) throw twoStepRequired();
  if (memberships.length > open.length) throw notInTeam();
  throw open.length > 0 ? notInRole() : new ForbiddenError();
}

const twoStepRequired = () =>
  new ApiError(
    403,
    'two_step_required',
    'This team needs two-step sign-in. Turn it on in your settings to keep working for it.',
  );

/** To former members and strangers alike, so that nobody learns which teams there are. */
export const notInTeam = () =>
  new ApiError(403, 'not_in_team', 'You’re not, or no longer, in this team.');
