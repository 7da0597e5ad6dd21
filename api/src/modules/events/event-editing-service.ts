import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError } from '../../http/errors';
import { refuseProblems, type Problems } from '../../http/fieldRules';
import type { Upload } from '../../http/forms';
import type { Actor } from '../../security/tokens';
import { EVENT_BANNER } from '../media/image-rules';
import type { MediaService } from '../media/media-service';
import { managedEvent } from './event-access';
import { applyPatch, storedTypes } from './event-changes';
import type { EventCancellation, EventPatch } from './event-editing-schemas';
import * as repository from './event-editing-repository';
import { presentEvent } from './event-presenter';
import type { EventRow } from './events-repository';
import { readEvent, type EventDraft } from './events-rules';
import type { Event } from './events-schemas';
import { queueHolderMails } from './holder-mails';
import type { TypeDraft } from './ticket-type-rules';

type Trx = Transaction<Database>;

export class EventEditingService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
  ) {}

  /**
   * Changes an event under the rules of its creation; `status: PUBLISHED` publishes a draft. When a published event
   * moves in time or place, its holders are mailed in the same transaction. Source: spec section 5 "Create event".
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   * @throws ConflictError `event_cancelled`.
   * @throws InvalidFieldsError with the sentences of every broken rule; fewer seats than are taken is one.
   */
  async update(actor: Actor, id: number, patch: EventPatch, upload: Upload | null): Promise<Event> {
    // Judged before the picture is worked on, and once more under the lock.
    judge(await managedEvent(this.db, actor, id), patch, this.now());
    const banner = upload && (await this.media.save(upload, EVENT_BANNER));
    let replaced: string | null = null;
    try {
      const row = await this.db.transaction().execute(async (trx) => {
        await repository.lockEvent(trx, id);
        const before = await managedEvent(trx, actor, id);
        await this.store(trx, before, judge(before, patch, this.now()), banner);
        if (banner) replaced = before.banner_image;
        return managedEvent(trx, actor, id);
      });
      if (replaced) await this.media.remove(replaced);
      return presentEvent(row, this.now());
    } catch (error) {
      if (banner) await this.media.remove(banner);
      throw error;
    }
  }

  /**
   * Cancels a published event for good and mails its holders. Their orders end, and are refunded, right after, by
   * `CancelledOrders`: there may be thousands.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   * @throws ConflictError `event_cancelled`, `event_is_draft`, `event_over`.
   */
  async cancel(actor: Actor, id: number, { message }: EventCancellation): Promise<Event> {
    const now = this.now();
    const row = await this.db.transaction().execute(async (trx) => {
      await repository.lockEvent(trx, id);
      const event = await managedEvent(trx, actor, id);
      refuseCancelled(event);
      if (event.status === 'DRAFT' || !event.start_date) {
        throw new ConflictError('event_is_draft', 'This event was never published.');
      }
      if (event.end_date && event.end_date <= now) {
        throw new ConflictError('event_over', 'This event is over.');
      }
      await queueHolderMails(trx, id, {
        template: 'event_cancelled',
        data: {
          eventTitle: event.title,
          startsAt: event.start_date.toISOString(),
          timezone: event.timezone,
          message: message?.trim() ?? '',
        },
      });
      await repository.updateEvent(trx, id, { status: 'CANCELLED', updated_at: now });
      return managedEvent(trx, actor, id);
    });
    return presentEvent(row, now);
  }

  private async store(
    trx: Trx,
    before: EventRow,
    draft: EventDraft,
    banner: string | null,
  ): Promise<void> {
    const { types: given, priceKobo, ...changes } = draft;
    const stored = storedTypes(before);
    const types = given ? withNamesOf(stored, given) : withStandardPrice(stored, priceKobo);
    const ordered = await repository.orderedKinds(trx, before.id);
    refuseProblems(takenProblems(before, draft, types, ordered));
    await repository.updateEvent(trx, before.id, {
      ...changes,
      ...(banner && { banner_image: banner }),
      updated_at: this.now(),
    });
    await repository.replaceTicketTypes(trx, before.id, types);
    if (before.status === 'PUBLISHED') await this.tellOfMove(trx, before, draft);
  }

  private async tellOfMove(trx: Trx, before: EventRow, after: EventDraft): Promise<void> {
    const isRetimed =
      before.start_date?.getTime() !== after.start_date?.getTime() ||
      before.end_date?.getTime() !== after.end_date?.getTime() ||
      before.timezone !== after.timezone;
    const isMoved = before.location !== after.location;
    if ((!isRetimed && !isMoved) || !after.start_date || !after.end_date) return;
    await queueHolderMails(trx, before.id, {
      template: 'event_changed',
      data: {
        eventId: before.id,
        eventTitle: after.title,
        startsAt: after.start_date.toISOString(),
        endsAt: after.end_date.toISOString(),
        timezone: after.timezone,
        location: after.location,
        isRetimed,
        isMoved,
      },
    });
  }
}

function judge(event: EventRow, patch: EventPatch, now: Date): EventDraft {
  refuseCancelled(event);
  const isOut = event.status === 'PUBLISHED';
  refuseProblems({
    status: [isOut && patch.status === 'DRAFT' && 'A published event cannot become a draft again'],
  });
  return readEvent(applyPatch(event, patch), now, isOut ? event.start_date : null);
}

function refuseCancelled({ status }: EventRow): void {
  if (status === 'CANCELLED') {
    throw new ConflictError('event_cancelled', 'This event has been cancelled.');
  }
}

/** What a change would take away from those who hold or once ordered tickets. */
function takenProblems(
  before: EventRow,
  { capacity }: EventDraft,
  types: TypeDraft[],
  ordered: TypeDraft['kind'][],
): Record<string, Problems> {
  const gone = ordered.filter((kind) => !types.some((type) => type.kind === kind));
  return {
    max_attendees: [capacity < before.taken && `${before.taken} seats are already taken`],
    ticket_types: [
      ...gone.map((kind) => `${kind}: has been booked, so end its sale instead of removing it`),
      ...types.map(({ kind, quota }) => {
        const taken = before.ticket_types.find((type) => type.kind === kind)?.taken ?? 0;
        return quota !== null && quota < taken && `${kind}: ${taken} seats are already taken`;
      }),
    ],
  };
}

/** Whoever changes a price or a quota need not say again what the type is called. */
function withNamesOf(stored: TypeDraft[], types: TypeDraft[]): TypeDraft[] {
  return types.map(({ name, ...type }) => ({
    ...type,
    name: name === undefined ? stored.find(({ kind }) => kind === type.kind)?.name : name,
  }));
}

function withStandardPrice(types: TypeDraft[], priceKobo: number): TypeDraft[] {
  return types.map((type) => (type.kind === 'STANDARD' ? { ...type, priceKobo } : type));
}
