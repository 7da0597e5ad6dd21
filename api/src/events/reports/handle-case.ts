import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import type { ReportOutcome } from '../../platform/limits';
import { appendEntry } from '../../platform/record/append-entry';
import { changesBetween } from '../../platform/record/changes';
import type { Actor } from '../../platform/security/tokens';
import * as repository from './cases-repository';
import type { CaseRow } from './cases-repository';
import { alreadyHandled } from './report-refusals';

type Trx = Transaction<Database>;

/**
 * A case that nobody has handled, and that nobody else handles until the transaction ends.
 *
 * @throws NotFoundError; ConflictError `already_handled`
 */
export async function requireOpen(trx: Trx, id: number): Promise<CaseRow> {
  const isOpen = await repository.lockOpenCase(trx, id);
  const row = await repository.findCase(trx, id);
  if (!row) throw notFound('case');
  if (!isOpen) throw alreadyHandled(row);
  return row;
}

/**
 * Ends a case, and thanks those who reported. The record doesn't name the event as what it concerns: whoever runs the event
 * reads that part, and shouldn't wonder who reported it.
 */
export async function endCase(
  trx: Trx,
  end: {
    caseId: number;
    eventId: number;
    outcome: ReportOutcome;
    isActedOn: boolean;
    note: string;
    by: Actor;
    at: Date;
  },
): Promise<void> {
  const { caseId, eventId, outcome, isActedOn, note, by, at } = end;
  await repository.endCase(trx, caseId, { outcome, note, handled_by: by.id, handled_at: at });
  await repository.queueReporterMails(trx, caseId, {
    isActedOn,
    isPaused: outcome === 'SUSPENDED',
  });
  const changes = changesBetween({}, { event_id: eventId, outcome, note: note || null });
  await appendEntry(trx, { by, action: 'reports_handled', changes, at });
}

/** Once an event is suspended, from anywhere at the desk, nobody needs to look at its reports. */
export async function endCaseOfSuspended(
  trx: Trx,
  { event, note, by, at }: { event: number; note: string; by: Actor; at: Date },
): Promise<void> {
  const caseId = await repository.openCaseOf(trx, event);
  if (caseId === undefined || !(await repository.lockOpenCase(trx, caseId))) return;
  const outcome = 'SUSPENDED' as const;
  await endCase(trx, { caseId, eventId: event, outcome, isActedOn: true, note, by, at });
}
