import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/schema';
import { ConflictError } from '../platform/http/errors';
import type { MediaService } from '../platform/media/media-service';
import { appendEntry } from '../platform/record/append-entry';
import type { Actor } from '../platform/security/tokens';
import { managedEvent } from './event-access';
import * as repository from './event-editing-repository';
import { aboutEvent } from './event-record';

/**
 * Deletes a draft with its picture. The record still says that it existed.
 *
 * @throws NotFoundError, ForbiddenError as `managedEvent` does.
 * @throws ConflictError `event_not_draft`, `event_suspended`, `event_booked`.
 */
export async function deleteDraft(
  trx: Transaction<Database>,
  media: MediaService,
  { actor, id, now }: { actor: Actor; id: number; now: Date },
): Promise<void> {
  await repository.lockEvent(trx, id);
  const event = await managedEvent(trx, actor, id, 'events');
  if (event.status !== 'DRAFT') {
    throw new ConflictError('event_not_draft', 'Only a draft can be deleted.');
  }
  // That would also delete the administrator's suspension and its reason.
  if (event.suspended_at) {
    throw new ConflictError('event_suspended', 'This event is suspended, so it can’t be deleted.');
  }
  if (!(await repository.deleteUnbooked(trx, id))) {
    throw new ConflictError('event_booked', 'This event has been booked, so it can’t be deleted.');
  }
  const changes = { title: [event.title, null] as [string, null] };
  const about = aboutEvent(event);
  await appendEntry(trx, { by: actor, action: 'event_deleted', about, changes, at: now });
  await media.forget(trx, [event.banner_image]);
}
