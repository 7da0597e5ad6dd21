import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

type TransferStatus = 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';

/** A ticket transfer offer; at most one open offer per ticket. */
export interface TicketTransfersTable {
  id: Generated<number>;
  ticket_id: number;
  from_user_id: number;
  to_name: string;
  to_email: string;
  /** The accepting account; null while open, or if accepted without an account. */
  to_user_id: number | null;
  /** The random part of the offer's link; useless without our key. */
  link: Buffer;
  status: ColumnType<TransferStatus, TransferStatus | undefined, TransferStatus>;
  /** The number it invalidated when accepted, so that the door can say so. */
  old_number: string | null;
  offered_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Links that open tickets without an account; at most one active per ticket. */
export interface TicketLinksTable {
  /** The random part of the link; useless without our key. */
  link: Buffer;
  ticket_id: number;
  created_at: Stamp;
  ended_at: Date | null;
}
