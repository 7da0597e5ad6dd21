import type { Kysely } from 'kysely';
import { calendarFile } from '../../calendarFile';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { InvalidFieldsError, NotFoundError } from '../../http/errors';
import type { Upload } from '../../http/forms';
import { LIMITS } from '../../limits';
import type { Actor } from '../../security/tokens';
import { EVENT_BANNER } from '../media/image-rules';
import type { MediaService } from '../media/media-service';
import { isSaved } from '../saved-events/saved-events-repository';
import { countTickets, listAttendees } from './attendance-repository';
import { readRange } from './date-range';
import { managedEvent, visibleEvent } from './event-access';
import { presentEvent } from './event-presenter';
import { readFilters } from './events-filters';
import * as repository from './events-repository';
import { readEvent } from './events-rules';
import { onePrice } from './ticket-type-rules';
import type {
  Attendee,
  Event,
  EventPage,
  EventPayload,
  EventQuery,
  EventStatistics,
} from './events-schemas';
import type { RangeQuery } from './range-schemas';

export class EventsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly publicUrl: string,
  ) {}

  /**
   * One page of the published events, or of one's own in any status. Source: spec section 7 `GET /events/`.
   *
   * @param pathOf writes the path of another page of the same list.
   * @throws InvalidFieldsError for a filter that makes no sense.
   */
  async list(
    actor: Actor | null,
    query: EventQuery,
    pathOf: (page: number) => string,
  ): Promise<EventPage> {
    const { page = 1, page_size: size = LIMITS.pageSize.default } = query;
    if (query.status && query.organizer !== 'me') {
      throw new InvalidFieldsError({ status: ['Can only be asked of your own events.'] });
    }
    const filters = readFilters(query);
    if (query.organizer === 'me' && actor) filters.organizerId = actor.id;

    const window = { now: this.now(), limit: size, offset: (page - 1) * size };
    const [count, rows] = await Promise.all([
      repository.countEvents(this.db, filters),
      repository.listEvents(this.db, filters, window),
    ]);
    return {
      count,
      next: page * size < count ? pathOf(page + 1) : null,
      previous: page > 1 ? pathOf(page - 1) : null,
      results: rows.map((row) => presentEvent(row, window.now)),
    };
  }

  /** The cities that a catalogue of what is still to come can be narrowed to. */
  cities(): Promise<string[]> {
    return repository.listCities(this.db, this.now());
  }

  /** All events of the signed-in user, newest first. */
  async mine(actor: Actor): Promise<Event[]> {
    const now = this.now();
    const filters = { organizerId: actor.id, words: [], ordering: '-created_at' as const };
    const rows = await repository.listEvents(this.db, filters, { now });
    return rows.map((row) => presentEvent(row, now));
  }

  /** @throws NotFoundError when there is no such event, or it is somebody else's draft. */
  async get(actor: Actor | null, id: number): Promise<Event> {
    const event = presentEvent(await visibleEvent(this.db, actor, id), this.now());
    return actor ? { ...event, is_saved: await isSaved(this.db, actor.id, id) } : event;
  }

  /**
   * The event as an iCalendar file.
   *
   * @throws NotFoundError as `get` does, and for a draft that has no date yet.
   */
  async calendar(actor: Actor | null, id: number): Promise<string> {
    const event = await visibleEvent(this.db, actor, id);
    const { start_date: starts, end_date: ends } = event;
    if (!starts || !ends) throw new NotFoundError('This event has no date yet.');
    const entry = {
      uid: `event-${id}@${new URL(this.publicUrl).hostname}`,
      title: event.title,
      location: event.location,
      starts,
      ends,
      timezone: event.timezone,
      isCancelled: event.status === 'CANCELLED',
      url: `${this.publicUrl}/events/${id}`,
    };
    return calendarFile(entry, this.now());
  }

  /**
   * Creates an event of the signed-in organizer. Source: spec section 5 "Create event".
   *
   * @throws InvalidFieldsError with the sentences of every broken rule.
   */
  async create(actor: Actor, payload: EventPayload, upload: Upload | null): Promise<Event> {
    const now = this.now();
    const { types, priceKobo, ...event } = readEvent(payload, now);
    const banner = upload && (await this.media.save(upload, EVENT_BANNER));
    try {
      const row = await this.db.transaction().execute(async (trx) => {
        const values = { ...event, organizer_id: actor.id, banner_image: banner };
        const id = await repository.insertEvent(trx, values, types ?? [onePrice(priceKobo)]);
        return repository.findEvent(trx, id);
      });
      if (!row) throw new NotFoundError();
      return presentEvent(row, now);
    } catch (error) {
      if (banner) await this.media.remove(banner);
      throw error;
    }
  }

  /**
   * Sales figures, of a time range when one is given; `occupancy_rate` is a fraction from 0 to 1. Source: spec section 3 "Event statistics".
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does; InvalidFieldsError for a range that is none.
   */
  async statistics(actor: Actor, id: number, query: RangeQuery): Promise<EventStatistics> {
    const event = await managedEvent(this.db, actor, id);
    const types = await countTickets(this.db, id, readRange(query, event.timezone));
    const sold = types.reduce((sum, type) => sum + type.sold, 0);
    return {
      total_tickets: event.capacity,
      sold_tickets: sold,
      checked_in: types.reduce((sum, type) => sum + type.checked_in, 0),
      available_capacity: event.capacity - event.taken,
      occupancy_rate: sold / event.capacity,
      ticket_types: types.map(({ kind, sold: count }) => ({ ticket_type: kind, count })),
    };
  }

  /**
   * The holders of valid tickets, one entry a ticket, by name.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async attendees(actor: Actor, id: number): Promise<Attendee[]> {
    await managedEvent(this.db, actor, id);
    const rows = await listAttendees(this.db, id);
    return rows.map((row) => ({
      user_id: row.user_id,
      name: row.holder_name ?? `${row.first_name} ${row.last_name}`,
      email: row.holder_email ?? row.email,
      ticket_number: row.ticket_number,
      ticket_type: row.kind,
      checked_in: row.checked_in_at !== null,
      checked_in_time: row.checked_in_at?.toISOString() ?? null,
    }));
  }
}
