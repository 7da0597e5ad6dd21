// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { formatNaira } from '@nzuko/shared-ui';

/** What a cancellation costs the organizer of an event that sells tickets. */
export interface CancellationCost {
  /** What buyers have paid and not had back, in naira: at most so much is refunded. Undefined until, or unless, it is known. */
  paid: number | undefined;
}

/**
 * Says who is told about a cancellation, what happens to their money, and what that costs the organizer.
 *
 * @param soldTickets undefined until it is known
 * @param cost null for an event whose tickets are free
 */
export function cancellationMessage(
  soldTickets: number | undefined,
  cost: CancellationCost | null,
): string {
  if (soldTickets === 0)
    return 'No one has a ticket yet, so no one will be notified. You can’t undo this.';
  const holders =
    soldTickets === undefined
      ? 'everyone with a ticket'
      : soldTickets === 1
        ? 'the one ticket holder'
        : `the holders of all ${soldTickets.toLocaleString('en-NG')} tickets`;
  if (!cost || cost.paid === 0) return `We’ll email ${holders}. You can’t undo this.`;
  const sum = cost.paid === undefined ? '' : `, up to ${formatNaira(cost.paid)} in all`;
  return `We’ll email ${holders} and refund whoever paid${sum}. The payment provider keeps its fees, and you cover them. You can’t undo this.`;
}
