import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { Actor } from '../../security/tokens';
import { visibleEvent } from '../events/event-access';
import { presentEvent } from '../events/event-presenter';
import { findEvents } from '../events/events-repository';
import type { Event } from '../events/events-schemas';
import { forgetEvent, savedEventIds, saveEvent } from './saved-events-repository';

export class SavedEventsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** The events the user has saved, cancelled ones too, saved last first. Source: design section 7 "Save Event". */
  async list(actor: Actor): Promise<Event[]> {
    const now = this.now();
    const ids = await savedEventIds(this.db, actor.id);
    const rows = await findEvents(this.db, ids);
    return rows
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((row) => ({ ...presentEvent(row, now), is_saved: true }));
  }

  /**
   * Saves an event; once is as good as twice.
   *
   * @throws NotFoundError for an event the user cannot see.
   */
  async save(actor: Actor, eventId: number): Promise<void> {
    await visibleEvent(this.db, actor, eventId);
    const saved = { user_id: actor.id, event_id: eventId, created_at: this.now() };
    await saveEvent(this.db, saved);
  }

  /** Forgets an event, whether it was saved or not. */
  async forget(actor: Actor, eventId: number): Promise<void> {
    await forgetEvent(this.db, actor.id, eventId);
  }
}
