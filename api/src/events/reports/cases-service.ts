import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { DEFAULT_PAGE_SIZE, LIMITS, type ReportReason } from '../../platform/limits';
import type { Actor } from '../../platform/security/tokens';
import type { SuspensionsService } from '../suspensions/suspensions-service';
import * as repository from './cases-repository';
import type { CaseRow } from './cases-repository';
import { endCase, requireOpen } from './handle-case';
import { listReports, type ReportRow } from './reports-repository';
import type {
  CaseDismissal,
  CasesQuery,
  CaseSuspension,
  EventReport,
  EventReportPage,
  ReportCase,
  ReportCasePage,
  ReportsQuery,
} from './reports-schemas';

const REPORTS_PER_PAGE = 50;

/** The desk's cases of reported events (decision 0106). */
export class CasesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly suspensions: SuspensionsService,
  ) {}

  async list({
    open: isOpen = true,
    after,
    page_size: size = DEFAULT_PAGE_SIZE,
  }: CasesQuery): Promise<ReportCasePage> {
    const window = { isOpen, after: after ?? null, limit: size + 1 };
    const rows = await repository.listCases(this.db, window);
    const page = rows.slice(0, size);
    const query = new URLSearchParams({
      open: String(isOpen),
      page_size: String(size),
      after: String(page.at(-1)?.id),
    });
    return {
      next: rows.length > size ? `/api/desk/report-cases/?${query}` : null,
      results: page.map(present),
    };
  }

  /** @throws NotFoundError */
  async get(id: number): Promise<ReportCase> {
    const row = await repository.findCase(this.db, id);
    if (!row) throw notFound('case');
    return present(row);
  }

  /**
   * A case's reports, with their senders.
   *
   * @throws NotFoundError
   */
  async reports(
    id: number,
    { after, page_size: size = REPORTS_PER_PAGE }: ReportsQuery,
  ): Promise<EventReportPage> {
    await this.get(id);
    const rows = await listReports(this.db, id, { after: after ?? null, limit: size + 1 });
    const page = rows.slice(0, size);
    const query = new URLSearchParams({
      page_size: String(size),
      after: String(page.at(-1)?.id),
    });
    return {
      next: rows.length > size ? `/api/desk/report-cases/${id}/reports/?${query}` : null,
      results: page.map(presentReport),
    };
  }

  /**
   * Ends a case without suspending the event. Those who reported are told that nothing was done, unless the event is suspended
   * all the same: with its organizer's account, or from before they reported it.
   *
   * @throws NotFoundError; InvalidFieldsError without a note; ConflictError `already_handled`.
   */
  async dismiss(by: Actor, id: number, payload: CaseDismissal): Promise<ReportCase> {
    const note = payload.note.trim();
    refuseProblems({ note: lengthProblems(note, LIMITS.caseNote.maxLength, 'Note') });
    await this.db.transaction().execute(async (trx) => {
      const { event_id: eventId, is_suspended: isActedOn } = await requireOpen(trx, id);
      const outcome = 'DISMISSED' as const;
      await endCase(trx, { caseId: id, eventId, outcome, isActedOn, note, by, at: this.now() });
    });
    return this.get(id);
  }

  /**
   * Suspends the event of a case, which ends the case.
   *
   * @throws NotFoundError; InvalidFieldsError without a reason; ConflictError `already_handled`, `already_suspended`,
   *   `you_are_suspended`.
   */
  async suspend(by: Actor, id: number, payload: CaseSuspension): Promise<ReportCase> {
    const note = payload.note?.trim() ?? '';
    const tooLong = note.length > LIMITS.caseNote.maxLength;
    refuseProblems({
      note: [tooLong && `Note must be at most ${LIMITS.caseNote.maxLength} characters`],
    });
    const { event } = await this.get(id);
    const { reason } = payload;
    const check = (trx: Parameters<typeof requireOpen>[0]) => requireOpen(trx, id);
    await this.suspensions.suspendEvent(by, event.id, { reason }, { check, note });
    return this.get(id);
  }
}

function present(row: CaseRow): ReportCase {
  const reasons = Object.entries(row.reasons) as [ReportReason, number][];
  return {
    id: row.id,
    event: {
      id: row.event_id,
      title: row.event_title,
      is_suspended: row.is_suspended,
      organizer: { id: row.organizer_id, name: row.organizer },
    },
    opened_at: row.opened_at.toISOString(),
    reasons: reasons
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count),
    handled:
      row.handled_at && row.outcome
        ? {
            outcome: row.outcome,
            by: row.handler ?? '',
            at: row.handled_at.toISOString(),
            note: row.note,
          }
        : null,
  };
}

const presentReport = (row: ReportRow): EventReport => ({
  id: row.id,
  reason: row.reason,
  message: row.message,
  reported_at: row.reported_at.toISOString(),
  account: row.reporter_id === null ? null : { id: row.reporter_id, name: row.name ?? '' },
  email: row.email,
});
