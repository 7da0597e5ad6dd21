import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/database/schema';
import { MINUTE_MS } from '../../platform/durations';
import { naira } from '../../platform/money';
import type { CloseCase, OpenCase } from '../ledger/check-ledger';
import { updatePayout, type PayoutRow } from './payouts-repository';
import { caseSubject } from './unsent-payouts-repository';

const TOP_UP_MS = 10 * MINUTE_MS;

/** Cases that are open while a payout waits. */
const WAITS = ['payout_otp', 'payout_short', 'payout_refused'] as const;

interface WaitParts {
  db: Kysely<Database>;
  now: Clock;
  openCase: OpenCase;
}

/** Closes the waiting cases of a payout that has ended. */
export async function endWaits(
  trx: Queryable,
  closeCase: CloseCase,
  { id, at, note }: { id: number; at: Date; note?: string },
): Promise<void> {
  const subject = caseSubject(id);
  for (const kind of WAITS) await closeCase(trx, { kind, subject, ...(note && { note }) }, at);
}

/** Schedules another try soon, until the balance at the provider covers the payout, of which nothing was sent. */
export async function waitForTopUp(
  { db, now, openCase }: WaitParts,
  payout: PayoutRow,
  missingKobo: number,
): Promise<void> {
  const missing = naira(missingKobo);
  const next = new Date(now().getTime() + TOP_UP_MS);
  const waits = await updatePayout(db, payout, ['REQUESTED', 'SENDING'], {
    state: 'REQUESTED',
    sending_at: null,
    next_attempt_at: next,
    short_kobo: missingKobo,
    last_error: `The balance at the provider is ${missing} short.`,
  });
  // Nothing would close the case of a payout that has ended meanwhile.
  if (!waits) return;
  await openCase(db, {
    kind: 'payout_short',
    subject: caseSubject(payout.id),
    detail: `The balance at the provider is ${missing} short of payout ${payout.id}. Top it up there, and it will be sent automatically.`,
    at: now(),
  });
}

/** Leaves a payout for a retry when its lease ends: the provider refuses us, not the account; only a person can sort it out. */
export async function waitForProvider(
  { db, now, openCase }: WaitParts,
  payout: PayoutRow,
  said: string,
): Promise<void> {
  const waits = await updatePayout(db, payout, ['SENDING'], {
    state: 'REQUESTED',
    sending_at: null,
    last_error: `The payment provider refuses the transfer: ${said}`,
  });
  if (!waits) return;
  await openCase(db, {
    kind: 'payout_refused',
    subject: caseSubject(payout.id),
    detail: `The provider refuses payout ${payout.id}, and not because of its account: “${said}”. Settle that with the provider. The payout is tried again each hour, so don’t pay it by hand. If it can’t be settled, end the payout, and the money goes back to the balance.`,
    at: now(),
  });
}
