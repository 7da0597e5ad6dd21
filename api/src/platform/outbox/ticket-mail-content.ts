import type { EventSummary } from '../eventSummary';

export interface TicketMail extends EventSummary {
  firstName: string;
  ticketNumbers: string[];
  /** The name of their type; absent in mails queued by an older release. */
  ticketType?: string;
  /** The name on each, null if it is the recipient's; absent if nobody else is named. */
  holders?: (string | null)[];
  /** Who booked them, if the recipient is somebody they named. */
  bookedBy?: string;
  /** The refund if they are cancelled, in words; only for whoever paid. */
  refundTerms?: string;
  /** The order's total, and the fees in it if they were on top; only for whoever paid, with all tickets of the order. */
  paid?: { amount: string; fees?: string };
  /** Of tickets sold at the door: whether their holder was let in with the sale, and what they paid (decimal naira text). */
  atDoor?: { isIn: boolean; paid?: string };
  /** Photos are checked at the door, and one of them has none. */
  needsPhoto?: boolean;
  /** The receipt's order; only for whoever paid it. */
  receiptOf?: number;
  /** A link per ticket, for holders who may have no account; only the random parts while queued. */
  ticketLinks?: string[];
}
