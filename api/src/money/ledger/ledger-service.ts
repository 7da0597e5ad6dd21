import type { Kysely } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import { managedEvent } from '../../events';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { ConflictError, notFound } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { answerOnce, keepAnswer, type RequestKey } from '../../platform/http/idempotency';
import { DEFAULT_PAGE_SIZE, LIMITS } from '../../platform/limits';
import { formatNaira, parseNaira } from '../../platform/money';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import type { Acting } from '../../platform/teams/acting';
import { overBefore } from './availability';
import {
  balancesByState,
  eventsWithMoney,
  figuresOf,
  figuresOfEvent,
  lockMoney,
  partsOfEvent,
} from './balances-repository';
import * as entries from './entries-repository';
import type { EntryScope } from './entries-repository';
import { presentMoney, presentPosting, presentReport } from './ledger-presenter';
import type {
  EventMoneyReport,
  MoneyCorrection,
  MoneyQuery,
  OrganizerMoney,
  Posting,
  PostingPage,
  PostingsQuery,
} from './ledger-schemas';
import { isOwnMoney } from './own-money';

interface LedgerParts {
  db: Kysely<Database>;
  now: Clock;
  /** How long after an event's end its money can be paid out. */
  payoutDelayMs: number;
}

/** Reads the ledger: organizers see their own money, administrators everybody's. */
export class LedgerService {
  constructor(private readonly parts: LedgerParts) {}

  /** @throws InvalidFieldsError if the page would start after an event without money. */
  own({ teamId }: Acting, query: MoneyQuery): Promise<OrganizerMoney> {
    return this.moneyOf(teamId, query, '/api/money/');
  }

  /** @throws NotFoundError if there is no such organizer; InvalidFieldsError as `own` does. */
  async ofOrganizer(id: number, query: MoneyQuery): Promise<OrganizerMoney> {
    const { first_name, last_name, email } = await this.requireOrganizer(id);
    const money = await this.moneyOf(id, query, `/api/money/organizers/${id}/`);
    return { ...money, organizer: { id, name: fullNameOf({ first_name, last_name }), email } };
  }

  private async moneyOf(
    organizerId: number,
    { after, page_size: size = DEFAULT_PAGE_SIZE }: MoneyQuery,
    path: string,
  ): Promise<OrganizerMoney> {
    const { db } = this.parts;
    const at = this.at();
    const isFirst = after === undefined;
    const [balances, ids] = await Promise.all([
      balancesByState(db, [organizerId], overBefore(at)),
      // One event before the page proves that `after` exists, one behind it that there is a next page.
      eventsWithMoney(db, organizerId, {
        from: after ?? null,
        limit: isFirst ? size + 1 : size + 2,
      }),
    ]);
    refuseProblems({
      after: [!isFirst && ids.length === 0 && 'No money has moved for this event'],
    });
    const rest = isFirst ? ids : ids.slice(1);
    const page = rest.slice(0, size);
    const query = new URLSearchParams({ page_size: String(size), after: String(page.at(-1)) });
    const next = rest.length > size ? `${path}?${query}` : null;
    const figures = await figuresOf(db, organizerId, page);
    return presentMoney(balances, { figures, next }, at);
  }

  /** @throws NotFoundError, ForbiddenError as `managedEvent` does. */
  async ofEvent(actor: Actor, eventId: number): Promise<EventMoneyReport> {
    const { db } = this.parts;
    const event = await managedEvent(db, actor, eventId, 'money');
    const [money, parts] = await Promise.all([
      figuresOfEvent(db, eventId),
      partsOfEvent(db, eventId),
    ]);
    const { title, status, end_date } = event;
    const untouched = { event_id: eventId, title, status, end_date, ...NOTHING };
    return presentReport(money ?? untouched, parts, this.at());
  }

  ownPostings({ teamId }: Acting, query: PostingsQuery): Promise<PostingPage> {
    return this.postings({ organizerId: teamId }, query, '/api/money/postings/');
  }

  /** @throws NotFoundError if there is no such organizer. */
  async organizerPostings(id: number, query: PostingsQuery): Promise<PostingPage> {
    await this.requireOrganizer(id);
    return this.postings({ organizerId: id }, query, `/api/money/organizers/${id}/postings/`);
  }

  /** @throws NotFoundError, ForbiddenError as `managedEvent` does. */
  async eventPostings(actor: Actor, eventId: number, query: PostingsQuery): Promise<PostingPage> {
    await managedEvent(this.parts.db, actor, eventId, 'money');
    return this.postings({ eventId }, query, `/api/events/${eventId}/postings/`);
  }

  /**
   * Posts a correction of an organizer's balance.
   *
   * @throws NotFoundError; InvalidFieldsError for an amount of nothing, an event of someone else or an empty reason;
   *   ConflictError `own_balance`; KeyReusedError if the key came with another request.
   */
  correct(
    actor: Actor,
    organizerId: number,
    payload: MoneyCorrection,
    key: RequestKey | null,
  ): Promise<Posting> {
    return answerOnce(this.parts, key, () => this.postCorrection(actor, organizerId, payload, key));
  }

  private async postCorrection(
    actor: Actor,
    organizerId: number,
    payload: MoneyCorrection,
    key: RequestKey | null,
  ): Promise<Posting> {
    const { db, now } = this.parts;
    await this.requireOrganizer(organizerId);
    const { event_id: eventId = null } = payload;
    const amountKobo = readSigned(payload.amount);
    const reason = payload.reason.trim();
    const isTheirs = eventId === null || (await entries.isEventOf(db, eventId, organizerId));
    refuseProblems({
      amount: [
        amountKobo === null && FIELD_MESSAGES.amount.invalid,
        amountKobo === 0 && FIELD_MESSAGES.amount.zero,
      ],
      event_id: [!isTheirs && 'This is not an event of this organizer'],
      reason: lengthProblems(reason, LIMITS.auditNote.maxLength, 'Reason'),
    });
    return db.transaction().execute(async (trx) => {
      await lockMoney(trx, organizerId);
      if (await isOwnMoney(trx, organizerId, actor.id)) {
        throw new ConflictError(
          'own_balance',
          'This balance is yours or your team’s. Another administrator has to correct it.',
        );
      }
      const at = now();
      const posted = await entries.insertCorrection(trx, {
        organizerId,
        eventId,
        amountKobo: amountKobo ?? 0,
        reason,
        actorId: actor.id,
        now: at,
      });
      await appendEntry(trx, {
        by: actor,
        action: 'money_corrected',
        about: { team: organizerId, ...(eventId !== null && { event: eventId }) },
        changes: { amount: [null, formatNaira(amountKobo ?? 0)] },
        at,
      });
      const answer = presentPosting(posted);
      await keepAnswer(trx, key, at, answer);
      return answer;
    });
  }

  private async postings(
    scope: EntryScope,
    {
      before = null,
      page_size: size = DEFAULT_PAGE_SIZE,
    }: { before?: number | null; page_size?: number },
    path: string,
  ): Promise<PostingPage> {
    const rows = await entries.listEntries(this.parts.db, scope, { before, limit: size + 1 });
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const query = new URLSearchParams({ page_size: String(size), before: String(last?.id) });
    return {
      next: rows.length > size ? `${path}?${query}` : null,
      results: page.map(presentPosting),
    };
  }

  private async requireOrganizer(id: number) {
    const organizer = await entries.findOrganizer(this.parts.db, id);
    if (!organizer) throw notFound('organizer');
    return organizer;
  }

  private at() {
    return { now: this.parts.now(), delayMs: this.parts.payoutDelayMs };
  }
}

const NOTHING = {
  has_open_dispute: false,
  is_suspended: false,
  balance: 0,
  disputed: 0,
  on_its_way: 0,
  paid_out: 0,
  sold: 0,
  fees: 0,
  refunds: 0,
  corrections: 0,
};

/** Parses a naira amount, which may be negative, to kobo; null if it isn't one. */
function readSigned(text: string): number | null {
  const trimmed = text.trim();
  const isBelow = trimmed.startsWith('-');
  const kobo = parseNaira(isBelow ? trimmed.slice(1) : trimmed);
  return kobo !== null && isBelow && kobo > 0 ? -kobo : kobo;
}
