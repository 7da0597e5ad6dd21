import type { Queryable } from '../database/schema';
import type { AlertKind } from './raisedAlerts';

/** Notes that another mail told administrators about a trouble, in that mail's transaction. */
export async function noteAsMailed(
  db: Queryable,
  { kind, subject }: { kind: AlertKind; subject: number },
  at: Date,
): Promise<void> {
  await db
    .insertInto('raised_alerts')
    .values({ kind, subject: String(subject), detail: '', raised_at: at, mailed_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ mailed_at: at }))
    .execute();
}
