import { expressionBuilder, sql, type Transaction } from 'kysely';
import type { Database, Queryable } from '../../platform/database/schema';
import type { UserRow } from '../auth/auth-repository';

/** The user's reports, newest first. */
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
      // Also those made as a visitor, but only with a verified address: anybody can register one that isn't theirs.
      return user.email_verified_at === null ? isOwn : isOwn.or(isFrom(user.email));
    })
    .orderBy('event_reports.id', 'desc')
    .execute();
}

/** Removes the user from their reports, also from those made as a visitor. The text stays until `forget_reports` removes it. */
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
