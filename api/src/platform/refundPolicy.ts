import { DAY_MS, HOUR_MS } from './durations';

/** How much comes back when a paid ticket is cancelled in time. */
export const REFUND_SHARES = ['ALL', 'LESS_FEES', 'NONE'] as const;
export type RefundShare = (typeof REFUND_SHARES)[number];

/** The choices for organizers. Through the OpenAPI document, the contract has them too, as `refundShareLabels`. */
export const REFUND_SHARE_LABELS: Record<RefundShare, string> = {
  ALL: 'Everything',
  LESS_FEES: 'Everything but payment fees',
  NONE: 'No refunds',
};

/**
 * An event's promise to those who cancel. An order keeps the one it was made under, so that later edits don't worsen it.
 * Field names as in the database and in requests, because events, sales and mails all use them.
 */
export interface RefundPolicy {
  refund_share: RefundShare;
  /** Until this long before the start. */
  refund_until_hours: number;
}

export const REFUND_POLICY_FIELDS = ['refund_share', 'refund_until_hours'] as const;

/** A new event's policy, unless its organizer chooses another. Why: decision 0055. */
export const DEFAULT_REFUND_POLICY: RefundPolicy = {
  refund_share: 'LESS_FEES',
  refund_until_hours: 0,
};

/** A policy as events and mails say it: "Full refund if you cancel at least 2 days before the event starts." */
export function policySentence(policy: RefundPolicy): string {
  switch (policy.refund_share) {
    case 'NONE':
      return 'No refunds, unless the event is cancelled or moved.';
    case 'ALL':
      return `Full refund if you cancel ${inTime(policy)}.`;
    case 'LESS_FEES':
      return `Refund less payment fees if you cancel ${inTime(policy)}.`;
  }
}

/** "before the event starts", "at least 12 hours before the event starts". */
export function inTime({ refund_until_hours: hours }: Pick<RefundPolicy, 'refund_until_hours'>) {
  if (hours === 0) return 'before the event starts';
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `at least ${count} ${unit}${count === 1 ? '' : 's'} before the event starts`;
}

const MOVED_MS = 7 * DAY_MS;
const MOVED_AT_LEAST_MS = 48 * HOUR_MS;

/**
 * Until when everything comes back after an event was moved, whatever its policy: for a week or until the start, but never for
 * less than two days, lest an event that is moved to tonight leave no time to cancel.
 */
export function movedRefundEnd(movedAt: Date, start: Date): Date {
  const end = Math.min(movedAt.getTime() + MOVED_MS, start.getTime());
  return new Date(Math.max(end, movedAt.getTime() + MOVED_AT_LEAST_MS));
}
