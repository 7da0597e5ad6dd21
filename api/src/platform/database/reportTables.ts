import type { Generated } from 'kysely';
import type { ReportOutcome, ReportReason } from '../limits';

/** One event's reports, gathered until somebody handles them. */
interface ReportCasesTable {
  id: Generated<number>;
  event_id: number;
  opened_at: Date;
  /** These three together, once it was handled. */
  outcome: ReportOutcome | null;
  handled_by: number | null;
  handled_at: Date | null;
  note: Generated<string>;
}

interface EventReportsTable {
  id: Generated<number>;
  case_id: number;
  reason: ReportReason;
  message: string;
  /** An account, or the address that a visitor gave; neither once whoever it was has deleted their account. */
  reporter_id: number | null;
  email: string | null;
  reported_at: Date;
}

export interface ReportTables {
  report_cases: ReportCasesTable;
  event_reports: EventReportsTable;
}
