import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, NotFoundError } from '../../http/errors';
import { refuseProblems, type Problems } from '../../http/fieldRules';
import { LIMITS, type TicketStatus } from '../../limits';
import type { Actor } from '../../security/tokens';
import { managedEvent } from '../events/event-access';
import { countHolders, queueHolderMails } from '../events/holder-mails';
import * as repository from './announcements-repository';
import type {
  AnnouncementPage,
  AnnouncementPayload,
  PageQuery,
  SentAnnouncement,
  SentAnnouncementPage,
} from './announcements-schemas';

/** Whose tickets are paid for or free. */
const REACHED: TicketStatus[] = ['VALID'];

export class AnnouncementsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /**
   * Writes to everybody who holds a valid ticket, and mails it in the same transaction. Source: design section 7
   * "Messages".
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does; InvalidFieldsError; ConflictError `event_is_draft`.
   */
  async announce(
    actor: Actor,
    eventId: number,
    payload: AnnouncementPayload,
  ): Promise<SentAnnouncement> {
    const event = await managedEvent(this.db, actor, eventId);
    const subject = payload.subject.trim();
    const message = payload.message.trim();
    refuseProblems({
      subject: lengthProblems(subject, LIMITS.announcementSubject.max, 'Subject'),
      message: lengthProblems(message, LIMITS.announcementText.max, 'Message'),
    });
    if (event.status === 'DRAFT') {
      throw new ConflictError('event_is_draft', 'A draft has no attendees to write to.');
    }
    const data = { eventId, eventTitle: event.title, subject, message };
    const [row] = await this.db.transaction().execute(async (trx) => {
      const mail = { template: 'announcement' as const, data };
      const mailed = await queueHolderMails(trx, eventId, mail, REACHED);
      const id = await repository.insertAnnouncement(trx, {
        event_id: eventId,
        author_id: actor.id,
        subject,
        message,
        mailed,
        created_at: this.now(),
      });
      return repository.listSent(trx, { id });
    });
    if (!row) throw new Error('An announcement is gone as soon as it was written');
    return presentSent(row);
  }

  /**
   * How many people would be told now, each address once.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async recipients(actor: Actor, eventId: number): Promise<{ count: number }> {
    await managedEvent(this.db, actor, eventId);
    return { count: await countHolders(this.db, eventId, REACHED) };
  }

  /**
   * What was written to an event's attendees, newest first.
   *
   * @throws NotFoundError, ForbiddenError as `managedEvent` does.
   */
  async sent(actor: Actor, eventId: number): Promise<SentAnnouncement[]> {
    await managedEvent(this.db, actor, eventId);
    return (await repository.listSent(this.db, { eventId })).map(presentSent);
  }

  /** One page of what was written about all the organizer's events (an administrator: all events), newest first. */
  async allSent(
    actor: Actor,
    { page = 1, page_size: size = LIMITS.pageSize.default }: PageQuery,
    pathOf: (page: number) => string,
  ): Promise<SentAnnouncementPage> {
    const scope = actor.role === 'ADMIN' ? {} : { organizerId: actor.id };
    const [count, rows] = await Promise.all([
      repository.countSent(this.db, scope),
      repository.listSent(this.db, scope, { limit: size, offset: (page - 1) * size }),
    ]);
    return {
      count,
      next: page * size < count ? pathOf(page + 1) : null,
      previous: page > 1 ? pathOf(page - 1) : null,
      results: rows.map(presentSent),
    };
  }

  /** One page of what organizers wrote to the user, newest first. */
  async received(
    actor: Actor,
    { page = 1, page_size: size = LIMITS.pageSize.default }: PageQuery,
    pathOf: (page: number) => string,
  ): Promise<AnnouncementPage> {
    const [{ count, unread }, rows] = await Promise.all([
      repository.countReceived(this.db, actor.id),
      repository.listReceived(this.db, actor.id, { limit: size, offset: (page - 1) * size }),
    ]);
    return {
      count,
      unread_count: unread,
      next: page * size < count ? pathOf(page + 1) : null,
      previous: page > 1 ? pathOf(page - 1) : null,
      results: rows.map((row) => ({
        id: row.id,
        event: { id: row.event_id, title: row.title },
        author: `${row.first_name} ${row.last_name}`,
        subject: row.subject,
        message: row.message,
        created_at: row.created_at.toISOString(),
        is_read: row.is_read,
      })),
    };
  }

  /** @throws NotFoundError for an announcement that is not for the user. */
  async markRead(actor: Actor, id: number): Promise<void> {
    if (!(await repository.markRead(this.db, actor.id, this.now(), id))) throw new NotFoundError();
  }

  /** Marks everything as read that the user has received. */
  async markAllRead(actor: Actor): Promise<void> {
    await repository.markRead(this.db, actor.id, this.now());
  }
}

type SentRow = Awaited<ReturnType<typeof repository.listSent>>[number];

function presentSent(row: SentRow): SentAnnouncement {
  return {
    id: row.id,
    event: { id: row.event_id, title: row.title },
    author: `${row.first_name} ${row.last_name}`,
    subject: row.subject,
    message: row.message,
    created_at: row.created_at.toISOString(),
    mailed: row.mailed,
    read: row.read,
  };
}

function lengthProblems(text: string, max: number, label: string): Problems {
  return [
    text === '' && `${label} is required`,
    text.length > max && `${label} must be at most ${max} characters`,
  ];
}
