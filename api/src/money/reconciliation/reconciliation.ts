import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { DAY_MS, HOUR_MS } from '../../platform/durations';
import { errorText } from '../../platform/errorText';
import type { Tasks } from '../../platform/jobs/tasks';
import type { PaystackClient } from '../../platform/provider/paystack-client';
import { compareBalance } from './compare-balance';
import { comparePayments } from './compare-payments';
import { compareRefunds } from './compare-refunds';
import { compareSettlements } from './compare-settlements';
import { compareTransfers } from './compare-transfers';
import type { DifferenceKind, Differences, Part } from './differences';
import * as repository from './reconciliations-repository';
import type { Run } from './reconciliations-repository';

interface ReconciliationParts {
  db: Kysely<Database>;
  client: PaystackClient;
  now: Clock;
  log: FastifyBaseLogger;
  differences: Differences;
}

/** News may come this late, so each day compares this much again. */
const OVERLAP_MS = 14 * DAY_MS;
/** Younger changes may still be on their way from one side to the other. */
const SETTLED_AFTER_MS = 2 * HOUR_MS;
const RENEWED_AFTER_MS = 30_000;

/** In this order: the parts before the balance explain it. */
const PARTS: [DifferenceKind, Part][] = [
  ['payment_differs', comparePayments],
  ['refund_differs', compareRefunds],
  ['transfer_differs', compareTransfers],
  ['settlement_differs', compareSettlements],
  ['balance_differs', compareBalance],
];

/** Compares what the provider says with the books, once a day (decision 0071). It moves no money and corrects nothing. */
export class Reconciliation {
  constructor(private readonly parts: ReconciliationParts) {}

  readonly tasks = {
    // After the nightly check of the books. A run that fails is retried for three and a half hours, from the part that failed.
    reconcile: { every: '30 3 * * *', run: () => this.run() },
  } satisfies Tasks;

  /**
   * @throws ProviderError if the provider doesn't answer; the next call goes on from there. Error while another process runs
   *   it: a job that succeeded would be gone, and with it the tries left in case that process fails.
   */
  async run(): Promise<void> {
    const { db, now, log } = this.parts;
    const run = await repository.takeRun(db, now());
    if (!run) return;
    if (run === 'leased') throw new Error('Another process compares the books already');
    try {
      let found = 0;
      for (const [kind, part] of PARTS) {
        if (run.parts_done.includes(kind)) continue;
        found += await this.compare(run, kind, part);
        await repository.endPart(db, run, kind);
      }
      await repository.endRun(db, run, now());
      log.info({ run: run.id, found }, 'the books were compared with the provider');
    } catch (error) {
      const reason = errorText(error);
      await repository.leaveRun(db, run, now(), reason);
      throw error;
    }
  }

  private async compare(run: Run, kind: DifferenceKind, part: Part): Promise<number> {
    const { db, client, now, differences } = this.parts;
    const begun = run.begun_at.getTime();
    const open = new Set(await differences.subjects(db, kind));
    let renewedAt = 0;
    const renew = async () => {
      const at = now();
      if (at.getTime() - renewedAt < RENEWED_AFTER_MS) return;
      renewedAt = at.getTime();
      if (!(await repository.renewLease(db, run, at))) throw new Error('The lease ran out');
    };
    const span = {
      db,
      client,
      run,
      from: new Date(begun - OVERLAP_MS),
      until: new Date(begun - SETTLED_AFTER_MS),
      open: [...open],
      renew,
    };
    let found = 0;
    for await (const { subject, difference: detail, payment_id = null } of part(span)) {
      await renew();
      const at = now();
      if (detail !== null) {
        found += 1;
        await differences.open(db, { kind, subject, detail, payment_id, at });
      } else if (open.has(subject)) await differences.close(db, { kind, subject }, at);
    }
    return found;
  }
}
