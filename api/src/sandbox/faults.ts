import { setTimeout as wait } from 'node:timers/promises';
import type { RefundOutcome } from './ledger';
import { FAULTY_CALLS, type Fault } from './switches';

export type FaultyCall = 'initialize' | 'verify' | 'refund';

/** Longer than any client waits. */
const SILENCE_MS = 30_000;

/** Calls that are to go wrong: those of one kind, or those about one payment. */
export class Faults {
  /** How the refunds end that are asked for from now on. */
  refundOutcome: RefundOutcome = 'processed';
  private readonly planned = new Map<string, { fault: Fault; calls: number }>();
  private readonly ended = new AbortController();

  plan(call: FaultyCall, fault: Fault, calls = FAULTY_CALLS, reference = ''): void {
    this.planned.set(`${call} ${reference}`, { fault, calls });
  }

  /** Whether this call is to be answered as broken. One that is to time out waits here first. */
  async strikes(call: FaultyCall, reference = ''): Promise<boolean> {
    const plan = this.planned.get(`${call} ${reference}`) ?? this.planned.get(`${call} `);
    if (!plan || plan.fault === 'none' || plan.calls === 0) return false;
    plan.calls -= 1;
    if (plan.fault === 'timeout') {
      await wait(SILENCE_MS, undefined, { signal: this.ended.signal }).catch(() => undefined);
    }
    return true;
  }

  /** Lets go of the calls that are waiting. */
  stop(): void {
    this.ended.abort();
  }
}
