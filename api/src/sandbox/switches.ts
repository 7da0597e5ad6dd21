/** What the payer does, and what goes wrong on the way. Chosen on the checkout page, or by a program. */
export interface Switches {
  outcome: Outcome;
  webhook: WebhookFate;
  /** How the provider's interface behaves on the next calls about this payment. */
  fault: Fault;
}

export const OUTCOMES = [
  'pay',
  'pay_later',
  'pay_wrong_amount',
  'pay_wrong_currency',
  'decline',
] as const;
export const WEBHOOK_FATES = ['once', 'twice', 'late', 'lost'] as const;
export const FAULTS = ['none', 'error', 'timeout'] as const;

export type Outcome = (typeof OUTCOMES)[number];
export type WebhookFate = (typeof WEBHOOK_FATES)[number];
export type Fault = (typeof FAULTS)[number];

/** "Pay later" goes through this long after the payer has left; a late webhook comes this long after the payment. */
export const LATER_MS = 20_000;
/** A fault lasts for so many calls. */
export const FAULTY_CALLS = 2;

/** Reads switches from a form; whatever it leaves out is as it is on a good day. Null when one is unknown. */
export function readSwitches(form: Record<string, unknown>): Switches | null {
  const outcome = pick(form.outcome, OUTCOMES);
  const webhook = pick(form.webhook, WEBHOOK_FATES);
  const fault = pick(form.fault, FAULTS);
  return outcome && webhook && fault ? { outcome, webhook, fault } : null;
}

function pick<T extends string>(value: unknown, allowed: readonly [T, ...T[]]): T | undefined {
  return value === undefined ? allowed[0] : allowed.find((one) => one === value);
}
