import type { Kysely } from 'kysely';
import { calendarFile } from '../platform/calendarFile';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/schema';
import { summaryOf } from '../platform/eventSummary';
import type { FeeTerms } from '../platform/fees';
import { InvalidFieldsError, NotFoundError } from '../platform/http/errors';
import { answerOnce, keepAnswer, type RequestKey } from '../platform/http/idempotency';
import { readTogether } from '../platform/http/readTogether';
import type { Upload } from '../platform/http/forms';
import { DEFAULT_PAGE_SIZE } from '../platform/limits';
import type { Actor } from '../platform/security/tokens';
import { scopeOf, type Acting } from '../platform/teams/acting';
import { hasRight } from '../platform/teams/rights';
import { EVENT_BANNER } from '../platform/media/image-rules';
import type { MediaService } from '../platform/media/media-service';
import { recordEdit } from './event-record';
import { isSaved } from './saved-events/saved-events-repository';
import { publicEvent, visibleEvent } from './event-access';
import { MatchFinder } from './event-matches';
import { nextSaleChange, presentEvent } from './event-presenter';
import { readFilters, type EventFilters } from './events-filters';
import * as repository from './events-repository';
import { readEvent } from './events-rules';
import { onePrice } from './ticket-type-rules';
import type { Window } from './events-query-repository';
import type { EventQuery } from './events-query-schemas';
import type { Event, EventPage, EventPayload } from './events-schemas';

interface Creator {
  actor: Actor;
  acting: Acting;
}

interface NewEvent {
  payload: EventPayload;
  upload: Upload | null;
}

export class EventsService {
  private readonly matches: MatchFinder;
  private readonly readEvent: (id: number) => Promise<repository.EventRow | undefined>;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly publicUrl: string,
    private readonly fees: FeeTerms,
  ) {
    this.matches = new MatchFinder(db);
    this.readEvent = readTogether((ids) => repository.findEvents(db, ids));
  }

  /**
   * One page of published events, or of the team's in any status. Spec section 7 `GET /events/`.
   *
   * @param acting for `organizer=me`; null finds no events.
   * @param pathOf returns the path of another page of the same list.
   * @throws InvalidFieldsError for an invalid filter.
   */
  async list(
    acting: Acting | null,
    query: EventQuery,
    pathOf: (page: number) => string,
  ): Promise<EventPage> {
    const { page = 1, page_size: size = DEFAULT_PAGE_SIZE } = query;
    if (query.status && query.organizer !== 'me') {
      throw new InvalidFieldsError({ status: ['Only available for your own events.'] });
    }
    const filters = readFilters(query);
    if (query.organizer === 'me') Object.assign(filters, eventsOf(acting));

    // One more than shown: the count of a long list may be a few seconds old, and must not decide whether a page follows.
    const window = { now: this.now(), limit: size + 1, offset: (page - 1) * size };
    const [count, rows] = await this.page(filters, window);
    return {
      count: rows.length > 0 ? Math.max(count, window.offset + rows.length) : count,
      next: rows.length > size ? pathOf(page + 1) : null,
      previous: page > 1 ? pathOf(page - 1) : null,
      results: rows.slice(0, size).map((row) => presentEvent(row, window.now, this.fees)),
    };
  }

  private async page(filters: EventFilters, window: Window) {
    const { now, limit, offset } = window;
    const { ids, count } = await this.matches.find(filters, now);
    // The filters are asked again: an event may have been suspended since.
    const rows = ids
      ? repository.listEvents(
          this.db,
          { ...filters, eventIds: ids.slice(offset, offset + limit) },
          { now },
        )
      : repository.listEvents(this.db, filters, window);
    return Promise.all([count, rows]);
  }

  /** The ids of all events that visitors find, past ones too, newest first. */
  publicIds(): Promise<number[]> {
    return repository.listPublicIds(this.db);
  }

  /** The cities of upcoming events, for filtering. */
  cities(): Promise<string[]> {
    return repository.listCities(this.db, this.now());
  }

  /** All events of the team that somebody acts for, newest first; none without one. */
  async mine(acting: Acting | null): Promise<Event[]> {
    const now = this.now();
    const filters = { ...eventsOf(acting), words: [], ordering: '-created_at' as const };
    const rows = await repository.listEvents(this.db, filters, { now });
    return rows.map((row) => presentEvent(row, now, this.fees));
  }

  /** @throws NotFoundError if there is no such event, or it is someone else's draft. */
  async get(actor: Actor | null, id: number): Promise<Event> {
    const event = presentEvent(await visibleEvent(this.db, actor, id), this.now(), this.fees);
    return actor ? { ...event, is_saved: await isSaved(this.db, actor.id, id) } : event;
  }

  /**
   * An event as visitors see it, and until when, in milliseconds since 1970, unless it is changed.
   *
   * @throws NotFoundError as `get` does.
   */
  async getPublic(id: number): Promise<{ event: Event; until: number }> {
    const now = this.now();
    const event = presentEvent(publicEvent(await this.readEvent(id)), now, this.fees);
    return { event, until: nextSaleChange(event, now) };
  }

  /**
   * The event as an iCalendar file.
   *
   * @throws NotFoundError as `get` does, and for a draft without a date.
   */
  async calendar(actor: Actor | null, id: number): Promise<string> {
    const event = await visibleEvent(this.db, actor, id);
    const summary = summaryOf(id, event);
    if (!summary?.endsAt) throw new NotFoundError('This event has no date yet.');
    const isCancelled = event.status === 'CANCELLED';
    return calendarFile(summary, { publicUrl: this.publicUrl, asOf: this.now(), isCancelled });
  }

  /** @throws InvalidFieldsError with every rule that a new event breaks. */
  check(payload: EventPayload): void {
    readEvent(payload, this.now());
  }

  /**
   * Creates an event for a team, once per key. Spec section 5 "Create event".
   *
   * @throws InvalidFieldsError with every broken rule; KeyReusedError.
   */
  create(by: Creator, wanted: NewEvent, key: RequestKey | null): Promise<Event> {
    return answerOnce({ db: this.db, now: this.now }, key, () => this.insert(by, wanted, key));
  }

  private async insert(
    { actor, acting: { teamId } }: Creator,
    { payload, upload }: NewEvent,
    key: RequestKey | null,
  ): Promise<Event> {
    const now = this.now();
    const { types, priceKobo, ...event } = readEvent(payload, now);
    const banner = upload && (await this.media.save(this.db, upload, EVENT_BANNER));
    const creation = this.db.transaction().execute(async (trx) => {
      const values = { ...event, organizer_id: teamId, banner_image: banner };
      const onSale = types ?? (priceKobo === null ? [] : [onePrice(priceKobo)]);
      const id = await repository.insertEvent(trx, values, onSale);
      const after = await repository.findEvent(trx, id);
      if (!after) throw new NotFoundError();
      await recordEdit(trx, { by: actor, before: null, after, at: now });
      const answer = presentEvent(after, now, this.fees);
      await keepAnswer(trx, key, now, answer);
      return answer;
    });
    return this.media.keepFor(this.db, banner, creation);
  }
}

/** The events of a team that a member works on; drafts are for those who edit them. */
function eventsOf(acting: Acting | null): Partial<EventFilters> {
  if (!acting) return { matchesNone: true };
  return {
    ...scopeOf(acting),
    withUnlisted: true,
    ...(!hasRight(acting.role, 'events') && { withoutDrafts: true }),
  };
}
