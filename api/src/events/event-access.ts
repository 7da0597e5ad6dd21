import type { Queryable } from '../platform/database/schema';
import { ForbiddenError, notFound } from '../platform/http/errors';
import type { Actor } from '../platform/security/tokens';
import { actingOn, requireRight, type Acting } from '../platform/teams/acting';
import { hasRight, type Right } from '../platform/teams/rights';
import { findEvent, type EventRow } from './events-repository';

/**
 * An event the actor may see: drafts are for administrators and those members of its team who may edit it.
 *
 * @throws NotFoundError otherwise; ApiError 403 `not_in_team` for a former member.
 */
export async function visibleEvent(
  db: Queryable,
  actor: Actor | null,
  id: number,
): Promise<EventRow> {
  const row = await findEvent(db, id);
  if (!row) throw noSuchEvent();
  if (row.status === 'DRAFT') requireDraft(actor && (await actingOn(db, actor, row)));
  return row;
}

/**
 * The event, if visitors may see it.
 *
 * @throws NotFoundError otherwise.
 */
export function publicEvent(row: EventRow | undefined): EventRow {
  if (!row || row.status === 'DRAFT') throw noSuchEvent();
  return row;
}

/**
 * An event for which the actor has a right, as a member of its team.
 *
 * @throws NotFoundError if they can't see it; ForbiddenError if it isn't one of those they work on; ApiError 403
 *   `not_in_team`, `not_in_role`.
 */
export async function managedEvent(
  db: Queryable,
  actor: Actor,
  id: number,
  right: Right,
): Promise<EventRow> {
  const { event } = await managedEventAs(db, actor, id, right);
  return event;
}

/** The same, with the caller's part in its team. */
export async function managedEventAs(
  db: Queryable,
  actor: Actor,
  id: number,
  right: Right,
): Promise<{ event: EventRow; acting: Acting }> {
  const row = await findEvent(db, id);
  if (!row) throw noSuchEvent();
  const acting = await actingOn(db, actor, row);
  if (row.status === 'DRAFT') requireDraft(acting);
  if (!acting) throw new ForbiddenError('This is not one of your events.');
  requireRight(acting, right);
  return { event: row, acting };
}

/** Nobody else is told that there is a draft. */
function requireDraft(acting: Acting | null): void {
  if (!acting || !hasRight(acting.role, 'events')) throw noSuchEvent();
}

const noSuchEvent = () => notFound('event');
