import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { ConflictError, NotFoundError } from '../../platform/http/errors';
import type { Actor } from '../../platform/security/tokens';
import { receiptNumber, receiptPdf, type PaidRow } from './receipt-pdf';
import { findReceipt, refundsOnReceipt, type ReceiptRow } from './receipts-repository';

export interface Receipt {
  number: string;
  pdf: Uint8Array;
}

/** Receipts for buyers' paid orders. */
export class ReceiptsService {
  constructor(private readonly parts: { db: Kysely<Database>; now: Clock }) {}

  /**
   * The receipt of an order, for its payer and administrators.
   *
   * @throws NotFoundError if the order is someone else's.
   * @throws ConflictError `free_order` or `not_paid`: there is nothing to receipt.
   */
  async of(actor: Actor, orderId: number): Promise<Receipt> {
    const row = await findReceipt(this.parts.db, orderId);
    if (!row || (row.user_id !== actor.id && actor.role !== 'ADMIN')) {
      throw new NotFoundError('You don’t have this order.');
    }
    if (row.total_kobo === 0) {
      throw new ConflictError('free_order', 'This order was free, so it has no receipt.');
    }
    if (!isPaid(row)) {
      throw new ConflictError('not_paid', 'This order hasn’t been paid, so it has no receipt.');
    }
    return this.write(row);
  }

  /** For the mail of a paid order; null if no payment has bought it. */
  async forMail(orderId: number): Promise<Receipt | null> {
    const row = await findReceipt(this.parts.db, orderId);
    return row && isPaid(row) ? this.write(row) : null;
  }

  private async write(row: PaidRow): Promise<Receipt> {
    const { db, now } = this.parts;
    const refunds = row.payment_id === null ? [] : await refundsOnReceipt(db, row.payment_id);
    return { number: receiptNumber(row), pdf: await receiptPdf(row, refunds, now()) };
  }
}

const isPaid = (row: ReceiptRow): row is PaidRow =>
  row.paid_at !== null && row.reference !== null && row.received_kobo !== null;
