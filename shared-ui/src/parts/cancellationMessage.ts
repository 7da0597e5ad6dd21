// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { formatNaira, isFree } from '@nzuko/shared-ui';

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
  if (soldTickets === 0)
    return `No one has a ticket yet, so no one will be notified. ${NO_WAY_BACK}`;
  const told = `We’ll email ${holdersText(soldTickets)}`;
  const byHand =
    takenAtDoor > 0
      ? `You took ${formatNaira(takenAtDoor)} at the door, which you have to give back yourself. `
      : '';
  if (refundable !== undefined && isFree(refundable)) return `${told}. ${byHand}${NO_WAY_BACK}`;
  const sum = refundable === undefined ? '' : `, up to ${formatNaira(refundable)} in all`;
  return `${told} and refund whoever paid${sum}. The payment provider keeps its fees, and you cover them. ${byHand}${NO_WAY_BACK}`;
}

function holdersText(soldTickets: number | undefined): string {
  if (soldTickets === undefined) return 'everyone with a ticket';
  if (soldTickets === 1) return 'the one ticket holder';
  return `the holders of all ${soldTickets.toLocaleString('en-NG')} tickets`;
}
