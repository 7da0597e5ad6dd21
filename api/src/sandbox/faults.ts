import { setTimeout as wait } from 'node:timers/promises';
import { BANK_MS, FAULTY_CALLS, type Fault, type RefundOutcome } from './switches';

export type FaultyCall =
  | 'initialize'
  | 'verify'
  | 'refund'
  | 'refund state'
  | 'refunds'
  | 'retry'
  | 'banks'
  | 'resolve'
  | 'dispute';

/** `asked`: a call has come in. `done`: it has taken effect and is about to be answered. */
export type Moment = 'asked' | 'done';

/** Longer than any client's timeout. */
const SILENCE_MS = 30_000;
/** Just within a patient client's timeout. */
const SLOW_MS = 8000;

/** Makes calls fail: those of one kind, or those about one payment. */
export class Faults {
  /** The outcome of refunds requested from now on. */
  refundOutcome: RefundOutcome = 'processed';
  /** How long a bank takes to confirm a transfer or a USSD payment. */
  bankMs = BANK_MS;
  /** Awaited at each moment of each call, so that a test can slow the provider down or stop it halfway. */
  at: (call: FaultyCall, moment: Moment) => Promise<unknown> = async () => undefined;
  private readonly planned = new Map<string, { fault: Fault; calls: number }>();
  private readonly ended = new AbortController();

  plan(call: FaultyCall, fault: Fault, calls = FAULTY_CALLS, reference = ''): void {
    this.planned.set(`${call} ${reference}`, { fault, calls });
  }

  /** How this call should fail, if at all. One that should be slow or time out waits here first. */
  async strikes(call: FaultyCall, reference = ''): Promise<Fault | null> {
    await this.at(call, 'asked');
    const plan = this.planned.get(`${call} ${reference}`) ?? this.planned.get(`${call} `);
    if (!plan || plan.fault === 'none' || plan.calls === 0) return null;
    plan.calls -= 1;
    if (plan.fault === 'slow' || plan.fault === 'timeout') {
      const delay = plan.fault === 'slow' ? SLOW_MS : SILENCE_MS;
      await wait(delay, undefined, { signal: this.ended.signal }).catch(() => undefined);
    }
    return plan.fault === 'slow' ? null : plan.fault;
  }

  /** Releases the calls that are waiting. */
  stop(): void {
    this.ended.abort();
  }
}
