import { sql } from 'kysely';
import type { Queryable } from './database/schema';

/** For holders who have left at least once, since when they are out, or back; by ticket id. Here because sales and the door say so. */
export async function listComings(db: Queryable, eventId: number): Promise<Map<number, Coming>> {
  const { rows } = await sql<Coming & { ticket_id: number }>`
    SELECT ticket_id, 2 * count(*) FILTER (WHERE outcome = 'left') > count(*) AS is_out,
      max(scanned_at) FILTER (WHERE outcome = 'left') AS left_at,
      max(scanned_at) FILTER (WHERE outcome <> 'left') AS returned_at
    FROM door_scans
    WHERE event_id = ${eventId} AND NOT undone
      AND (outcome IN ('readmitted', 'left') OR (outcome = 'no_reentry' AND let_in))
    GROUP BY ticket_id`.execute(db);
  return new Map(rows.map(({ ticket_id: id, ...coming }) => [id, coming]));
}

export interface Coming {
  is_out: boolean;
  left_at: Date | null;
  returned_at: Date | null;
}
