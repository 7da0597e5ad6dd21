import { expressionBuilder, sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { UserRow } from '../auth/auth-repository';

/** What the user reported, newest first. */
export function readReports(db: Queryable, user: UserRow) {
  return db
    .selectFrom('event_reports')
    .innerJoin('report_cases', 'report_cases.id', 'event_reports.case_id')
    .innerJoin('events', 'events.id', 'report_cases.event_id')
    .select([
      'report_cases.event_id',
      'events.title as event_title',
      'event_reports.reason',
      'event_reports.message',
      'event_reports.reported_at',
    ])
    .where((eb) => {
      const isOwn = eb('reporter_id', '=', user.id);
      // Also as a visitor. Anybody can register an address that isn't theirs, so only if it is verified.
      return user.email_verified_at === null ? isOwn : isOwn.or(isFrom(user.email));
    })
    .orderBy('event_reports.id', 'desc')
    .execute();
}

/** Removes the user from what they reported, also as a visitor. What they wrote stays until it is forgotten. */
export async function stripReports(trx: Transaction<Database>, user: UserRow): Promise<void> {
  await trx
    .updateTable('event_reports')
    .set({ reporter_id: null })
    .where('reporter_id', '=', user.id)
    .execute();
  if (user.email_verified_at === null) return;
  await trx.updateTable('event_reports').set({ email: null }).where(isFrom(user.email)).execute();
}

const isFrom = (email: string) => {
  const eb = expressionBuilder<Database, 'event_reports'>();
  return eb.and([
    eb('event_reports.email', 'is not', null),
    eb(sql<string>`lower(event_reports.email)`, '=', email.toLowerCase()),
  ]);
};
