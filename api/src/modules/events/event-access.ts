import type { Queryable } from '../../database/schema';
import { ForbiddenError, NotFoundError } from '../../http/errors';
import type { Actor } from '../../security/tokens';
import { findEvent, type EventRow } from './events-repository';

/**
 * What the actor may see: a draft exists for its organizer and for administrators only.
 *
 * @throws NotFoundError for everything else.
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
 * What the actor may manage.
 *
 * @throws NotFoundError for what they cannot see, ForbiddenError for what is somebody else's.
 */
export async function managedEvent(db: Queryable, actor: Actor, id: number): Promise<EventRow> {
  const row = await visibleEvent(db, actor, id);
  if (!manages(actor, row)) throw new ForbiddenError('This is not one of your events.');
  return row;
}

function manages(actor: Actor | null, event: { organizer_id: number }): boolean {
  return actor?.role === 'ADMIN' || actor?.id === event.organizer_id;
}
