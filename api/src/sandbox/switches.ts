/** The payer's choice and the simulated failures, set on the checkout page or by a test. */
export interface Switches {
  channel: Channel;
  outcome: Outcome;
  webhook: WebhookFate;
  /** How the provider's API behaves on the next calls about this payment. */
  fault: Fault;
  /** How refunds of this payment end. */
  refund: RefundOutcome;
}

const OUTCOMES = [
  'pay',
  'pay_later',
  'pay_wrong_amount',
  'pay_wrong_currency',
  'decline',
  'reject_transfer',
] as const;
/** Ways to pay, as Paystack names them. */
export const CHANNELS = ['card', 'bank_transfer', 'ussd'] as const;
export const WEBHOOK_FATES = ['once', 'twice', 'late', 'lost'] as const;
/**
 * `refused`: our business may not make such calls. `too_many`: it has made too many. `lost_answer` (transfers only): the call
 * takes effect, but its answer never comes.
 */
export const FAULTS = [
  'none',
  'slow',
  'error',
  'timeout',
  'garbage',
  'refused',
  'too_many',
  'lost_answer',
] as const;
const REFUND_OUTCOMES = ['processed', 'needs-attention', 'failed'] as const;
export const TRANSFER_OUTCOMES = ['success', 'failed', 'reversed'] as const;
/** When the balance is paid out to the merchant's bank account: every day, or only on request. */
export const SETTLEMENT_SCHEDULES = ['daily', 'manual'] as const;

export type Channel = (typeof CHANNELS)[number];
export type Outcome = (typeof OUTCOMES)[number];
export type WebhookFate = (typeof WEBHOOK_FATES)[number];
export type Fault = (typeof FAULTS)[number];
/** How a refund ends: paid to the payer, waiting for their account, or failed. */
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];
export type TransferOutcome = (typeof TRANSFER_OUTCOMES)[number];
export type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];

/** Delay of a late approval and of a late webhook. */
export const LATER_MS = 20_000;
/** How long a bank takes to confirm a transfer or a USSD payment. */
export const BANK_MS = 6000;
/** How many calls a fault lasts. */
export const FAULTY_CALLS = 2;

/** Reads switches from a form. Missing ones default to no failure; null if one is unknown. */
export function readSwitches(form: Record<string, unknown>): Switches | null {
  const channel = pick(form.channel, CHANNELS);
  const outcome = pick(form.outcome, OUTCOMES);
  const webhook = pick(form.webhook, WEBHOOK_FATES);
  const fault = pick(form.fault, FAULTS);
  const refund = pick(form.refund, REFUND_OUTCOMES);
  if (!channel || !outcome || !webhook || !fault || !refund) return null;
  if (outcome === 'reject_transfer' && channel !== 'bank_transfer') return null;
  return { channel, outcome, webhook, fault, refund };
}

/** How a notification is delivered; undefined for an unknown value. */
export const readFate = (fate: unknown) => pick(fate, WEBHOOK_FATES);

function pick<T extends string>(value: unknown, allowed: readonly [T, ...T[]]): T | undefined {
  return value === undefined ? allowed[0] : allowed.find((one) => one === value);
}
