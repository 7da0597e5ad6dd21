import { formatNaira } from '../../platform/money';
import type { NewEntry } from '../../platform/record/append-entry';

/** What the record says of a ticket that was cancelled: what went back, in kobo. */
export const refundEntry = (refundedKobo: number): Pick<NewEntry, 'action' | 'changes'> =>
  refundedKobo > 0
    ? { action: 'ticket_refunded', changes: { refund: [null, formatNaira(refundedKobo)] } }
    : { action: 'ticket_cancelled' };
