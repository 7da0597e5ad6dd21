import type { Kysely, Transaction } from 'kysely';
import { requireVerified } from '../accounts';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/schema';
import { addJob } from '../platform/jobs/job-queue-repository';
import { summaryOf } from '../platform/eventSummary';
import { EVENT_TIMES } from '../platform/eventTimes';
import type { FeeTerms } from '../platform/fees';
import { ConflictError } from '../platform/http/errors';
import { refuseProblems, type Problems } from '../platform/http/fieldRules';
import type { Upload } from '../platform/http/forms';
import { movedRefundEnd } from '../platform/refundPolicy';
import { appendEntry } from '../platform/record/append-entry';
import type { Actor } from '../platform/security/tokens';
import { EVENT_BANNER } from '../platform/media/image-rules';
import type { MediaService } from '../platform/media/media-service';
import { deleteDraft } from './draft-deletion';
import { managedEvent } from './event-access';
import { applyPatch, storedTypes } from './event-changes';
import type { EventCancellation, EventPatch } from './event-editing-schemas';
import * as repository from './event-editing-repository';
import { presentEvent } from './event-presenter';
import { aboutEvent, recordEdit } from './event-record';
import type { EventRow } from './events-repository';
import { readEvent, type EventDraft } from './events-rules';
import type { Event } from './events-schemas';
import { queueHolderMails } from './holder-mails-repository';
import { countReach, countReachOfMove } from './mail-reach';
import { onePrice, type TypeDraft } from './ticket-type-rules';

type Trx = Transaction<Database>;

export class EventEditingService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly media: MediaService,
    private readonly now: Clock,
    private readonly fees: FeeTerms,
  ) {}

  /**
   * Changes an event under the rules of creation; `status: PUBLISHED` publishes a draft. If a published event's time or
   * place changes, ticket holders are mailed in the same transaction, and unpaid seats are held until the new start at most.
   * Spec section 5 "Create event".
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   * @throws ConflictError `event_cancelled`, `event_changed`.
   * @throws InvalidFieldsError with every broken rule, including fewer seats than already taken; TooManyRequestsError as
   *   `countReachOfMove` does.
   */
  async update(actor: Actor, id: number, patch: EventPatch, upload: Upload | null): Promise<Event> {
    // Validated before processing the picture, and again under the lock.
    judge(await managedEvent(this.db, actor, id, 'events'), patch, this.now());
    const banner = upload && (await this.media.save(this.db, upload, EVENT_BANNER));
    const edit = this.db.transaction().execute(async (trx) => {
      await repository.lockEvent(trx, id);
      const before = await managedEvent(trx, actor, id, 'events');
      await this.store(trx, before, judge(before, patch, this.now()), { actor, banner });
      const after = await managedEvent(trx, actor, id, 'events');
      await recordEdit(trx, { by: actor, before, after, at: this.now() });
      if (banner) await this.media.forget(trx, [before.banner_image]);
      return after;
    });
    const after = await this.media.keepFor(this.db, banner, edit);
    return presentEvent(after, this.now(), this.fees);
  }

  /**
   * Cancels a published event and mails its ticket holders. This can't be undone. Jobs end and refund the orders
   * afterwards, since there may be thousands.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   * @throws ConflictError `event_cancelled`, `event_is_draft`, `event_over`.
   * @throws ApiError 403 `email_unverified` for a message; TooManyRequestsError at the day's limit of mails with one.
   */
  async cancel(actor: Actor, id: number, { message }: EventCancellation): Promise<Event> {
    const now = this.now();
    const row = await this.db.transaction().execute(async (trx) => {
      await repository.lockEvent(trx, id);
      const event = await managedEvent(trx, actor, id, 'events');
      refuseCancelled(event);
      const summary = summaryOf(id, event);
      if (event.status === 'DRAFT' || !summary) {
        throw new ConflictError('event_is_draft', 'This event was never published.');
      }
      if (event.end_date && event.end_date <= now) {
        throw new ConflictError('event_over', 'This event is over.');
      }
      const words = message?.trim() ?? '';
      if (words !== '') await requireVerified(trx, actor.id, 'to write to your attendees');
      const mailed = await queueHolderMails(trx, id, {
        template: 'event_cancelled',
        data: { ...summary, message: words },
      });
      if (words !== '') await countReach(trx, { ...actor, id: event.organizer_id }, mailed, now);
      await repository.updateEvent(trx, id, { status: 'CANCELLED', updated_at: now });
      await addJob(trx, 'end_orders_of_event', id);
      const about = aboutEvent(event);
      await appendEntry(trx, { by: actor, action: 'event_cancelled', about, at: now });
      return managedEvent(trx, actor, id, 'events');
    });
    return presentEvent(row, now, this.fees);
  }

  /** Deletes a draft. Throws as `deleteDraft` does. */
  delete(actor: Actor, id: number): Promise<void> {
    const what = { actor, id, now: this.now() };
    return this.db.transaction().execute((trx) => deleteDraft(trx, this.media, what));
  }

  private async store(
    trx: Trx,
    before: EventRow,
    draft: EventDraft,
    { actor, banner }: { actor: Actor; banner: string | null },
  ): Promise<void> {
    const { types: given, priceKobo, ...changes } = draft;
    const stored = storedTypes(before);
    const types = given ? withNamesOf(stored, given) : withStandardPrice(stored, priceKobo);
    const ordered = await repository.orderedKinds(trx, before.id);
    refuseProblems(takenProblems(before, draft, types, ordered));
    const now = this.now();
    await repository.updateEvent(trx, before.id, {
      ...changes,
      ...(banner && { banner_image: banner }),
      ...(hasMoved(before, draft, now) && { moved_at: now }),
      updated_at: now,
    });
    await repository.replaceTicketTypes(trx, before.id, types);
    if (before.status !== 'PUBLISHED') return;
    if (draft.start_date) await repository.endHoldsByStart(trx, before.id, draft.start_date);
    await this.tellOfMove(trx, actor, { before, after: draft, now });
  }

  private async tellOfMove(
    trx: Trx,
    actor: Actor,
    { before, after, now }: { before: EventRow; after: EventDraft; now: Date },
  ): Promise<void> {
    const isRetimed =
      EVENT_TIMES.some((time) => before[time]?.getTime() !== after[time]?.getTime()) ||
      before.timezone !== after.timezone;
    const isMoved = before.location !== after.location;
    const event = summaryOf(before.id, after);
    if ((!isRetimed && !isMoved) || !event || isOver(after, now)) return;
    const was = summaryOf(before.id, before);
    const mails = await queueHolderMails(trx, before.id, {
      template: 'event_changed',
      data: { ...event, isRetimed, isMoved, ...(was && { before: was }) },
      refundUntil:
        hasMoved(before, after, now) && after.start_date
          ? movedRefundEnd(now, after.start_date)
          : null,
    });
    await countReachOfMove(trx, actor, { event: before, mails, now });
  }
}

/** An event that is over can only be corrected. */
const isOver = ({ end_date: end }: EventDraft, now: Date) => end !== null && end <= now;

/** True if people who have booked may no longer be able to come. */
function hasMoved(before: EventRow, after: EventDraft, now: Date): boolean {
  return (
    before.status === 'PUBLISHED' &&
    !isOver(after, now) &&
    (before.start_date?.getTime() !== after.start_date?.getTime() ||
      before.location !== after.location)
  );
}

function judge(event: EventRow, patch: EventPatch, now: Date): EventDraft {
  refuseCancelled(event);
  refuseOutdated(event, patch);
  const isOut = event.status === 'PUBLISHED';
  refuseProblems({
    status: [isOut && patch.status === 'DRAFT' && 'A published event cannot become a draft again'],
  });
  return readEvent(applyPatch(event, patch), now, event);
}

function refuseCancelled({ status }: EventRow): void {
  if (status === 'CANCELLED') {
    throw new ConflictError('event_cancelled', 'This event has been cancelled.');
  }
}

/** Ticket types are replaced as a whole, so a form left open would bring back the prices it opened with. */
function refuseOutdated(
  { updated_at: at }: EventRow,
  { expected_updated_at: expected }: EventPatch,
) {
  if (expected === undefined || new Date(expected).getTime() === at.getTime()) return;
  throw new ConflictError(
    'event_changed',
    'This event has been changed since you opened it. Load it again to see it as it is now.',
  );
}

/** Rejects changes that would harm people who hold or have ordered tickets. */
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

/** A type's name can be omitted when changing its price or quota. */
function withNamesOf(stored: TypeDraft[], types: TypeDraft[]): TypeDraft[] {
  return types.map(({ name, ...type }) => ({
    ...type,
    name: name === undefined ? stored.find(({ kind }) => kind === type.kind)?.name : name,
  }));
}

/** Null removes the price and with it the STANDARD type: a draft without a price has none. */
function withStandardPrice(types: TypeDraft[], priceKobo: number | null): TypeDraft[] {
  const others = types.filter(({ kind }) => kind !== 'STANDARD');
  if (priceKobo === null) return others;
  const standard = types.find(({ kind }) => kind === 'STANDARD') ?? onePrice(priceKobo);
  return [{ ...standard, priceKobo }, ...others];
}
