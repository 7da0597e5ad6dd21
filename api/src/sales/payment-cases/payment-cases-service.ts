import type { Kysely } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Clock } from '../../platform/clock';
import { unsentPayouts } from '../../money';
import type { Database, Queryable } from '../../platform/database/schema';
import { ConflictError, notFound } from '../../platform/http/errors';
import { placeOf, windowOf } from '../../platform/http/paging';
import { lengthProblems, refuseProblems } from '../../platform/http/fieldRules';
import { LIMITS } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import * as repository from './payment-cases-repository';
import type { CaseRow } from './payment-cases-repository';
import type {
  PaymentCase,
  PaymentCaseNote,
  PaymentCasePage,
  PaymentCasesQuery,
} from './payment-cases-schemas';

/** Payment problems that an administrator must decide. */
export class PaymentCasesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** One page of cases, as `listCases` orders them. */
  async list(query: PaymentCasesQuery, path: string): Promise<PaymentCasePage> {
    const { state, kind, id } = query;
    const scope = {
      ...(state && { state }),
      ...(kind && { kind }),
      ...(id !== undefined && { id }),
    };
    const [count, rows] = await Promise.all([
      repository.countCases(this.db, scope),
      repository.listCases(this.db, scope, windowOf(query)),
    ]);
    return {
      ...placeOf(query, count, path),
      results: await presentCases(this.db, rows),
    };
  }

  /**
   * Closes a case with a note on what was done.
   *
   * @throws NotFoundError; InvalidFieldsError for an empty note; ConflictError `case_closed`.
   */
  async close(actor: Actor, id: number, payload: PaymentCaseNote): Promise<PaymentCase> {
    const note = payload.note.trim();
    refuseProblems({
      note: lengthProblems(note, LIMITS.auditNote.maxLength, 'Note'),
    });
    return this.db.transaction().execute(async (trx) => {
      const found = await repository.lockCase(trx, id);
      if (!found) throw notFound('case');
      if (found.closed_at) {
        throw new ConflictError('case_closed', 'This case has already been closed.');
      }
      const at = this.now();
      const closing = { closed_at: at, closed_by: actor.id, note };
      await repository.markClosed(trx, id, closing);
      const rows = await repository.listCases(trx, { id }, { limit: 1, offset: 0 });
      const [row] = rows;
      const [answer] = await presentCases(trx, rows);
      if (!row || !answer) throw new Error(`Case ${id} is gone`);
      await appendEntry(trx, {
        by: actor,
        action: 'payment_case_closed',
        about: {
          ...(row.event_id !== null && { event: row.event_id }),
          ...(row.order_id !== null && { order: row.order_id }),
        },
        changes: { case: [null, row.subject] },
        at,
      });
      return answer;
    });
  }
}

async function presentCases(db: Queryable, rows: CaseRow[]): Promise<PaymentCase[]> {
  const isRefused = ({ kind }: CaseRow) => kind === 'payout_refused';
  const subjects = rows.filter(isRefused).map(({ subject }) => subject);
  const unsent = await unsentPayouts(db, subjects);
  return rows.map((row) => ({
    ...presentCase(row),
    unsent_payout: (isRefused(row) && unsent.get(row.subject)) || null,
  }));
}

function presentCase(row: CaseRow): Omit<PaymentCase, 'unsent_payout'> {
  const { event_id: eventId, title, email } = row;
  return {
    id: row.id,
    state: row.closed_at ? 'CLOSED' : 'OPEN',
    kind: row.kind,
    subject: row.subject,
    detail: row.detail,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: row.closer,
    note: row.note,
    payment_reference: row.reference,
    order_id: row.order_id,
    event: eventId !== null && title !== null ? { id: eventId, title } : null,
    buyer: email !== null ? { name: fullNameOf(row), email } : null,
  };
}
