import type { Queryable } from '../platform/database/schema';
import { ForbiddenError, NotFoundError } from '../platform/http/errors';
import type { Actor } from '../platform/security/tokens';
import { findEvent, type EventRow } from './events-repository';

/**
 * An event the actor may see: only its organizer and administrators can see a draft.
 *
 * @throws NotFoundError otherwise.
 */
export async function visibleEvent(
  db: Queryable,
  actor: Actor | null,
  id: number,
): Promise<EventRow> {
  const row = await findEvent(db, id);
  if (!row || (row.status === 'DRAFT' && !manages(actor, row))) {
    throw new NotFoundError('There is no such event.');
  }
  return row;
}

/**
 * An event the actor may manage.
 *
 * @throws NotFoundError if they can't see it, ForbiddenError if it is another organizer's.
 */
export async function managedEvent(db: Queryable, actor: Actor, id: number): Promise<EventRow> {
  const row = await visibleEvent(db, actor, id);
  if (!manages(actor, row)) throw new ForbiddenError('This is not one of your events.');
  return row;
}

function manages(actor: Actor | null, event: { organizer_id: number }): boolean {
  return actor?.role === 'ADMIN' || actor?.id === event.organizer_id;
}
