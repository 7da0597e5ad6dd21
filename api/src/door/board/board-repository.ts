import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/schema';
import { IS_CONFLICT } from '../conflicts-repository';
import { gateOf } from '../door-repository';

/** The board's figures, counted from tickets and scans. */
export interface BoardCounts {
  sold: number;
  checked_in: number;
  open_conflicts: number;
  gates: {
    gate_id: number | null;
    entered: number;
    returned: number;
    left: number;
    last: string;
  }[];
  minutes: { minute: string; entered: number; left: number }[];
}

/** A scan by which somebody came back, whether allowed to or not. */
const RETURNED = sql`(scan.outcome = 'readmitted' OR (scan.outcome = 'no_reentry' AND scan.let_in))`;

/** One statement, so that all figures are from the same moment. */
export async function countBoard(
  db: Queryable,
  eventId: number,
  since: Date,
): Promise<BoardCounts> {
  const { rows } = await sql<BoardCounts>`
    WITH moved AS (
      SELECT ${gateOf('scan', 'link')} AS gate_id, scan.scanned_at,
        scan.outcome = 'left' AS is_exit, ${RETURNED} AS is_return
      FROM door_scans scan
      JOIN tickets ON tickets.id = scan.ticket_id AND tickets.checked_in_at IS NOT NULL
      LEFT JOIN gate_links link ON link.id = scan.gate_link_id
      WHERE scan.event_id = ${eventId} AND NOT scan.undone
        AND (scan.outcome = 'left' OR ${RETURNED}
          OR (scan.outcome = 'admitted' AND scan.scanned_at = tickets.checked_in_at))
    ), by_gate AS (
      SELECT gate_id, count(*) FILTER (WHERE NOT is_exit) AS entered,
        count(*) FILTER (WHERE is_return) AS returned, count(*) FILTER (WHERE is_exit) AS "left",
        max(scanned_at) AS last
      FROM moved GROUP BY gate_id
    ), by_minute AS (
      SELECT date_trunc('minute', at) AS minute, sum(entered) AS entered, sum(gone) AS "left" FROM (
        SELECT checked_in_at AS at, 1 AS entered, 0 AS gone FROM tickets
        WHERE event_id = ${eventId} AND checked_in_at >= ${since}
        UNION ALL
        SELECT scanned_at, is_return::int, is_exit::int FROM moved
        WHERE (is_return OR is_exit) AND scanned_at >= ${since}
      ) moves GROUP BY 1
    )
    SELECT coalesce(sum(valid), 0)::int AS sold, coalesce(sum(checked_in), 0)::int AS checked_in,
      (SELECT count(*)::int FROM door_scans scan WHERE scan.event_id = ${eventId} AND ${IS_CONFLICT}
        AND scan.handled_at IS NULL) AS open_conflicts,
      (SELECT coalesce(jsonb_agg(by_gate ORDER BY gate_id), '[]') FROM by_gate) AS gates,
      (SELECT coalesce(jsonb_agg(by_minute ORDER BY minute), '[]') FROM by_minute) AS minutes
    FROM sales_figures WHERE event_id = ${eventId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum has a row.');
  return row;
}
