import { setTimeout as wait } from 'node:timers/promises';
import {
  BANK_MS,
  FAULTY_CALLS,
  type Fault,
  type RefundOutcome,
  type SettlementSchedule,
  type TransferOutcome,
  type WebhookFate,
} from './switches';

export const FAULTY_CALL_NAMES = [
  'initialize',
  'verify',
  'refund',
  'refund state',
  'refunds',
  'retry',
  'banks',
  'resolve',
  'dispute',
  'recipient',
  'transfer',
  'transfer state',
  'finalize',
  'balance',
  'lists',
] as const;
export type FaultyCall = (typeof FAULTY_CALL_NAMES)[number];

/** `asked`: a call has come in. `done`: it has taken effect and is about to be answered. */
export type Moment = 'asked' | 'done';

/** Longer than any client's timeout. */
const SILENCE_MS = 30_000;
/** Just within a patient client's timeout. */
const SLOW_MS = 8000;

/** Makes calls fail: all of one kind, or those about one payment. */
export class Faults {
  /** The outcome of refunds requested from now on. */
  refundOutcome: RefundOutcome = 'processed';
  /** How long a bank takes to confirm a transfer or a USSD payment. */
  bankMs = BANK_MS;
  /** How transfers requested from now on end, and how long that takes. */
  transferOutcome: TransferOutcome = 'success';
  transferWebhook: WebhookFate = 'once';
  transferMs = 50;
  /** Whether transfers wait for an OTP first. */
  asksForOtp = false;
  settlementSchedule: SettlementSchedule = 'daily';
  /** Codes of banks that have closed. */
  readonly closedBanks = new Set<string>();
  /** Awaited at each moment of each call, so that a test can slow the provider down or stop it halfway. */
  at: (call: FaultyCall, moment: Moment) => Promise<unknown> = async () => undefined;
  private readonly planned = new Map<string, { fault: Fault; calls: number }>();
  private readonly ended = new AbortController();

  plan(call: FaultyCall, fault: Fault, calls = FAULTY_CALLS, reference = ''): void {
    this.planned.set(`${call} ${reference}`, { fault, calls });
  }

  /** How this call should fail, if at all. Slow calls and timeouts wait here first. */
  async strikes(call: FaultyCall, reference = ''): Promise<Fault | null> {
    await this.at(call, 'asked');
    const plan = this.planned.get(`${call} ${reference}`) ?? this.planned.get(`${call} `);
    if (!plan || plan.fault === 'none' || plan.calls === 0) return null;
    plan.calls -= 1;
    if (plan.fault === 'slow') await this.pause(SLOW_MS);
    if (plan.fault === 'timeout') await this.pause(SILENCE_MS);
    return plan.fault === 'slow' ? null : plan.fault;
  }

  /** Waits longer than the caller does. */
  silence(): Promise<void> {
    return this.pause(SILENCE_MS);
  }

  /** Waits before a delayed effect; false if the sandbox has stopped by then, and nothing more must happen. */
  async isStillOn(ms: number): Promise<boolean> {
    await wait(ms, undefined, { ref: false, signal: this.ended.signal }).catch(() => undefined);
    return !this.ended.signal.aborted;
  }

  /** Releases the calls that are waiting. */
  stop(): void {
    this.ended.abort();
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.ended.signal }).catch(() => undefined);
  }
}
