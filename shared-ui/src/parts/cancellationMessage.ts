// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { formatNaira, isFree } from '@nzuko/shared-ui';

import { holdersEmailed } from './holdersEmailed';

const NO_WAY_BACK = 'You can’t undo this.';

/**
 * Says who is told about a cancellation, what happens to their money, and what that costs the organizer.
 *
 * @param soldTickets undefined until it is known.
 * @param refundable what buyers paid and haven't had back, in naira: at most this much is refunded. Undefined until, or unless,
 *   it is known.
 * @param takenAtDoor what was taken at the door, in naira.
 */
export function cancellationMessage(
  soldTickets: number | undefined,
  refundable: string | undefined,
  takenAtDoor = 0,
): string {
  if (soldTickets === 0) return `No one has a ticket yet. ${NO_WAY_BACK}`;
  const told = `${ticketsText(soldTickets)} will be cancelled. ${holdersEmailed}`;
  const byHand =
    takenAtDoor > 0
      ? `You took ${formatNaira(takenAtDoor)} at the door, which you have to give back yourself. `
      : '';
  if (refundable !== undefined && isFree(refundable)) return `${told}. ${byHand}${NO_WAY_BACK}`;
  const sum = refundable === undefined ? '' : `, up to ${formatNaira(refundable)} in all`;
  return `${told}, and refund whoever paid${sum}. The payment provider keeps its fees, and you cover them. ${byHand}${NO_WAY_BACK}`;
}

function ticketsText(soldTickets: number | undefined): string {
  if (soldTickets === undefined) return 'All tickets';
  if (soldTickets === 1) return 'The one ticket';
  return `All ${soldTickets.toLocaleString('en-NG')} tickets`;
}
