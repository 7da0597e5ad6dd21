import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import type { Tasks } from '../../platform/jobs/tasks';
import { correctMoneyFigures, countUnposted } from './check-repository';

type CaseKind =
  | 'ledger_differs'
  | 'payout_short'
  | 'payout_otp'
  | 'payout_unclear'
  | 'payout_refused';

/** Opens a case and notifies administrators, once for each thing that is the matter with a subject. */
export type OpenCase = (
  db: Queryable,
  found: { kind: CaseKind; subject: string; detail: string; at: Date },
) => Promise<void>;

/** Closes a case that has resolved itself, or as the note says. */
export type CloseCase = (
  db: Queryable,
  which: { kind: CaseKind; subject: string; note?: string },
  at: Date,
) => Promise<void>;

interface CheckParts {
  db: Kysely<Database>;
  now: Clock;
  openCase: OpenCase;
}

/** Checks each night that the balances are what the postings say, and that everything is posted. */
export const ledgerTasks = ({ db, now, openCase }: CheckParts) =>
  ({
    check_ledger: {
      every: '10 2 * * *',
      run: async () => {
        const at = now();
        const day = at.toISOString().slice(0, 10);
        for (const event of await correctMoneyFigures(db)) {
          const whose = event === 0 ? 'of no event' : `of event ${event}`;
          await openCase(db, {
            kind: 'ledger_differs',
            subject: `balances ${whose} on ${day}`,
            detail: `Balances ${whose} were not what their postings add up to, and were corrected. Triggers keep them, so find out who changed them.`,
            at,
          });
        }
        const unposted = await countUnposted(db);
        if (unposted === 0) return;
        await openCase(db, {
          kind: 'ledger_differs',
          subject: `unposted on ${day}`,
          detail: `${unposted} settled payments or finished refunds are not in the ledger.`,
          at,
        });
      },
    },
  }) satisfies Tasks;
