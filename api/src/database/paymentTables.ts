import type { ColumnType, Generated } from 'kysely';
import type {
  PaymentStatus,
  RefundAction,
  RefundReason,
  RefundStatus,
} from '../modules/payments/payment-states';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One attempt to pay an order: it has its own reference at the provider. */
export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  attempt: number;
  reference: string;
  amount_kobo: number;
  status: ColumnType<PaymentStatus, PaymentStatus | undefined, PaymentStatus>;
  /** The provider's payment page; null until the provider gave it. */
  authorization_url: string | null;
  /** The provider's own word for the state, as last heard. */
  provider_status: string | null;
  provider_id: number | null;
  /** What the payer was charged, which a refund may not exceed. */
  received_kobo: number | null;
  checks: Generated<number>;
  /** When the job asks the provider again; null: never. */
  next_check_at: Date | null;
  created_at: Stamp;
  paid_at: Date | null;
}

/** A webhook delivery that had an effect; its key keeps the effect from happening twice. */
export interface PaymentEventsTable {
  event_key: string;
  payment_id: number;
  received_at: Stamp;
}

export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  amount_kobo: number;
  reason: RefundReason;
  status: ColumnType<RefundStatus, RefundStatus | undefined, RefundStatus>;
  provider_id: number | null;
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  last_error: string | null;
  created_at: Stamp;
  done_at: Date | null;
}

/** What a person did about a refund: added to, never changed. */
export interface RefundActionsTable {
  id: Generated<number>;
  refund_id: number;
  actor_id: number;
  action: RefundAction;
  note: string;
  created_at: Stamp;
}
