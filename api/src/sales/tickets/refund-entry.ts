import { formatNaira } from '../../platform/money';
import type { NewEntry } from '../../platform/record/append-entry';

/** The record's entry for a cancelled ticket, by the amount refunded in kobo. */
export const refundEntry = (refundedKobo: number): Pick<NewEntry, 'action' | 'changes'> =>
  refundedKobo > 0
    ? { action: 'ticket_refunded', changes: { refund: [null, formatNaira(refundedKobo)] } }
    : { action: 'ticket_cancelled' };
