/** The payer's choice and the simulated failures, set on the checkout page or by a test. */
export interface Switches {
  outcome: Outcome;
  webhook: WebhookFate;
  /** How the provider's API behaves on the next calls about this payment. */
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
export const FAULTS = ['none', 'slow', 'error', 'timeout'] as const;

export type Outcome = (typeof OUTCOMES)[number];
export type WebhookFate = (typeof WEBHOOK_FATES)[number];
export type Fault = (typeof FAULTS)[number];

/** Delay of a late approval and of a late webhook. */
export const LATER_MS = 20_000;
/** How many calls a fault lasts. */
export const FAULTY_CALLS = 2;

/** Reads switches from a form. Missing ones default to no failure; null if one is unknown. */
export function readSwitches(form: Record<string, unknown>): Switches | null {
  const outcome = pick(form.outcome, OUTCOMES);
  const webhook = pick(form.webhook, WEBHOOK_FATES);
  const fault = pick(form.fault, FAULTS);
  return outcome && webhook && fault ? { outcome, webhook, fault } : null;
}

/** How a notification is delivered; undefined for an unknown value. */
export const readFate = (fate: unknown) => pick(fate, WEBHOOK_FATES);

function pick<T extends string>(value: unknown, allowed: readonly [T, ...T[]]): T | undefined {
  return value === undefined ? allowed[0] : allowed.find((one) => one === value);
}
