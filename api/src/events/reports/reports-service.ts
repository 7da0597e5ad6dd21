import type { Kysely } from 'kysely';
import { emailProblems } from '../../accounts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { inBatches } from '../../platform/database/inBatches';
import { DAY_MS } from '../../platform/durations';
import { accountIsGone } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { LIMITS } from '../../platform/limits';
import type { Tasks } from '../../platform/jobs/tasks';
import type { Actor } from '../../platform/security/tokens';
import { findMember } from '../../platform/teams/members-repository';
import { publicEvent } from '../event-access';
import { findEvent, type EventRow } from '../events-repository';
import { enoughReports, ownEvent } from './report-refusals';
import * as repository from './reports-repository';
import type { EventReportPayload } from './reports-schemas';

/** Takes what people report about events (decision 0106). */
export class ReportsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly keptDays: number,
  ) {}

  readonly tasks = {
    forget_reports: { every: '0 3 * * *', run: () => this.forget() },
  } satisfies Tasks;

  /**
   * Adds a report to the event's open case.
   *
   * @param actor null for a visitor, who has to give an address.
   * @throws InvalidFieldsError; NotFoundError if visitors can't see the event; ConflictError `own_event`, `enough_reports`.
   */
  async report(
    actor: Actor | null,
    eventId: number,
    payload: EventReportPayload,
  ): Promise<{ is_repeated: boolean }> {
    const event = publicEvent(await findEvent(this.db, eventId));
    if (actor) await this.refuseOwn(actor, event);
    const { report_reason: reason } = payload;
    const message = payload.message.trim();
    const email = payload.email?.trim() ?? '';
    refuseProblems({
      message: messageProblems(message),
      ...(!actor && { email: emailProblems(email) }),
    });
    const at = this.now();
    return this.db.transaction().execute(async (trx) => {
      if (actor && !(await repository.lockReporter(trx, actor.id))) throw accountIsGone();
      const caseId = await repository.openCase(trx, event.id, at);
      const by = actor ? { account: actor.id } : { email };
      const isNew = await repository.addReport(trx, { caseId, by, reason, message, at });
      if (!isNew && (await repository.isFullFor(trx, caseId, actor))) throw enoughReports();
      return { is_repeated: actor !== null && !isNew };
    });
  }

  /** Whoever works on an event can mend it. */
  private async refuseOwn(actor: Actor, { organizer_id: team }: EventRow): Promise<void> {
    if (actor.id === team) throw ownEvent(true);
    const member = await findMember(this.db, team, actor.id);
    if (member?.left_at === null) throw ownEvent(false);
  }

  private forget(): Promise<void> {
    const before = new Date(this.now().getTime() - this.keptDays * DAY_MS);
    return inBatches((rows) => repository.deleteOldCases(this.db, before, rows));
  }
}

function messageProblems(message: string) {
  const { minLength, maxLength } = LIMITS.reportText;
  if (message.length > 0 && message.length < minLength) {
    return [`Message must be at least ${minLength} characters`];
  }
  return lengthProblems(message, maxLength, 'Message');
}
