import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import type { FeeTerms } from '../../platform/fees';
import type { Actor } from '../../platform/security/tokens';
import { visibleEvent } from '../event-access';
import { presentEvent } from '../event-presenter';
import { findEvents } from '../events-repository';
import type { Event } from '../events-schemas';
import { forgetEvent, savedEventIds, saveEvent } from './saved-events-repository';

export class SavedEventsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly fees: FeeTerms,
  ) {}

  /** The user's saved events, including cancelled ones, latest saved first. */
  async list(actor: Actor): Promise<Event[]> {
    const now = this.now();
    const ids = await savedEventIds(this.db, actor.id);
    const rows = await findEvents(this.db, ids);
    return rows
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((row) => ({ ...presentEvent(row, now, this.fees), is_saved: true }));
  }

  /**
   * Saves an event; idempotent.
   *
   * @throws NotFoundError for an event the user can't see.
   */
  async save(actor: Actor, eventId: number): Promise<void> {
    await visibleEvent(this.db, actor, eventId);
    const saved = { user_id: actor.id, event_id: eventId, created_at: this.now() };
    await saveEvent(this.db, saved);
  }

  /** Unsaves an event; idempotent. */
  async forget(actor: Actor, eventId: number): Promise<void> {
    await forgetEvent(this.db, actor.id, eventId);
  }
}
