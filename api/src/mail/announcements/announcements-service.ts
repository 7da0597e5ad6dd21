import type { Kysely } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, NotFoundError } from '../../platform/http/errors';
import { placeOf, windowOf } from '../../platform/http/paging';
import { answerOnce, keepAnswer, type RequestKey } from '../../platform/http/idempotency';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { LIMITS, type TicketStatus } from '../../platform/limits';
import type { Actor } from '../../platform/security/tokens';
import { scopeOf, type Acting } from '../../platform/teams/acting';
import { requireVerified } from '../../accounts';
import { countHolders, countReach, managedEvent, queueHolderMails } from '../../events';
import * as repository from './announcements-repository';
import type {
  AnnouncementPage,
  AnnouncementPayload,
  PageQuery,
  SentAnnouncement,
  SentAnnouncementPage,
} from './announcements-schemas';

/** Orders that are paid or free. */
const REACHED: TicketStatus[] = ['VALID'];

export class AnnouncementsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * Sends an announcement to everyone with a valid ticket, queueing the mail in the same transaction; once per key. Design
   * section 7 "Messages".
   *
   * @throws KeyReusedError; NotFoundError, ForbiddenError as `managedEvent` does; InvalidFieldsError; ConflictError `event_is_draft`,
   *   `event_cancelled`; ApiError 403 `email_unverified`; TooManyRequestsError at the day's limit.
   */
  announce(
    actor: Actor,
    eventId: number,
    payload: AnnouncementPayload,
    key: RequestKey | null,
  ): Promise<SentAnnouncement> {
    return answerOnce({ db: this.db, now: this.now }, key, () =>
      this.send(actor, eventId, payload, key),
    );
  }

  private async send(
    actor: Actor,
    eventId: number,
    payload: AnnouncementPayload,
    key: RequestKey | null,
  ): Promise<SentAnnouncement> {
    const event = await managedEvent(this.db, actor, eventId, 'messages');
    const subject = payload.subject.trim();
    const message = payload.message.trim();
    refuseProblems({
      subject: lengthProblems(subject, LIMITS.announcementSubject.maxLength, 'Subject'),
      message: lengthProblems(message, LIMITS.announcementText.maxLength, 'Message'),
    });
    if (event.status === 'DRAFT') {
      throw new ConflictError('event_is_draft', 'A draft has no attendees to write to.');
    }
    if (event.status === 'CANCELLED') {
      // Who held them until then isn't stored, so mail could also reach people who gave theirs back long before.
      throw new ConflictError(
        'event_cancelled',
        'This event is cancelled and its tickets are no longer valid, so there’s no one left to write to.',
      );
    }
    await requireVerified(this.db, actor.id, 'to write to your attendees');
    const data = { eventId, eventTitle: event.title, subject, message };
    return this.db.transaction().execute(async (trx) => {
      const now = this.now();
      const id = await repository.insertAnnouncement(trx, {
        event_id: eventId,
        author_id: actor.id,
        subject,
        message,
        created_at: now,
      });
      const mail = { template: 'announcement' as const, data, announcementId: id };
      const mailed = await queueHolderMails(trx, eventId, mail, REACHED);
      await countReach(trx, { ...actor, id: event.organizer_id }, mailed, now);
      await repository.noteMailed(trx, id, mailed);
      const [row] = await repository.listSent(trx, { id });
      if (!row) throw new Error('An announcement is gone as soon as it was written');
      const sent = presentSent(row);
      await keepAnswer(trx, key, now, sent);
      return sent;
    });
  }

  /**
   * The number of recipients, each address counted once.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async recipients(actor: Actor, eventId: number): Promise<{ count: number }> {
    await managedEvent(this.db, actor, eventId, 'messages');
    return { count: await countHolders(this.db, eventId, REACHED) };
  }

  /**
   * An event's announcements, newest first.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async sent(actor: Actor, eventId: number): Promise<SentAnnouncement[]> {
    await managedEvent(this.db, actor, eventId, 'messages');
    return (await repository.listSent(this.db, { eventId })).map(presentSent);
  }

  /** One page of announcements for all events of the team one acts for, newest first. */
  async allSent(acting: Acting, query: PageQuery, path: string): Promise<SentAnnouncementPage> {
    const scope = scopeOf(acting);
    const [count, rows] = await Promise.all([
      repository.countSent(this.db, scope),
      repository.listSent(this.db, scope, windowOf(query)),
    ]);
    return {
      ...placeOf(query, count, path),
      results: rows.map(presentSent),
    };
  }

  /** One page of the user's received announcements, newest first. */
  async received(actor: Actor, query: PageQuery, path: string): Promise<AnnouncementPage> {
    const [{ count, unread }, rows] = await Promise.all([
      repository.countReceived(this.db, actor.id),
      repository.listReceived(this.db, actor.id, windowOf(query)),
    ]);
    return {
      ...placeOf(query, count, path),
      unread_count: unread,
      results: rows.map((row) => ({
        id: row.id,
        event: { id: row.event_id, title: row.title },
        author: fullNameOf(row),
        subject: row.subject,
        message: row.message,
        created_at: row.created_at.toISOString(),
        is_read: row.is_read,
      })),
    };
  }

  /** @throws NotFoundError if the user didn't receive the announcement. */
  async markRead(actor: Actor, id: number): Promise<void> {
    if (!(await repository.markRead(this.db, actor.id, this.now(), id))) throw new NotFoundError();
  }

  /** Marks all the user's announcements as read. */
  async markAllRead(actor: Actor): Promise<void> {
    await repository.markRead(this.db, actor.id, this.now());
  }
}

type SentRow = Awaited<ReturnType<typeof repository.listSent>>[number];

function presentSent(row: SentRow): SentAnnouncement {
  return {
    id: row.id,
    event: { id: row.event_id, title: row.title },
    author: fullNameOf(row),
    subject: row.subject,
    message: row.message,
    created_at: row.created_at.toISOString(),
    mailed: row.mailed,
    waiting: row.waiting,
    failed: row.failed,
    read: row.read,
  };
}
