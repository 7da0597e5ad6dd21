import type { ColumnType, Generated } from 'kysely';
import type {
  DeliveryState,
  DisputeStatus,
  PaymentCaseKind,
  PaymentStatus,
  RefundAction,
  RefundReason,
  RefundStatus,
  TransferRejection,
} from './paymentStates';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One attempt to pay an order: it has its own reference at the provider. */
export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  attempt: number;
  reference: string;
  amount_kobo: number;
  status: ColumnType<PaymentStatus, PaymentStatus | undefined, PaymentStatus>;
  /** The provider's payment page; null until known. */
  authorization_url: string | null;
  /** The provider's last reported status. */
  provider_status: string | null;
  provider_id: number | null;
  /** Why the bank transfer was sent back; null unless that was the last thing that happened. */
  rejected_transfer: TransferRejection | null;
  /** The amount the payer was charged; a refund may not exceed it. */
  received_kobo: number | null;
  /** The provider's fee as it told us; null until then. */
  fee_kobo: ColumnType<number | null, number | null | undefined, number | null>;
  checks: Generated<number>;
  /** When the job asks the provider again; null for never. */
  next_check_at: Date | null;
  created_at: Stamp;
  paid_at: Date | null;
}

/** The webhook body, byte for byte. */
export interface ProviderDeliveriesTable {
  id: Generated<number>;
  /** Deliveries of the same news share a key and a row. */
  event_key: string;
  event: string;
  body: Buffer;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_error: string | null;
  received_at: Date;
  done_at: Date | null;
}

/** A payment that its payer disputes with their bank. */
export interface DisputesTable {
  id: Generated<number>;
  provider_id: number;
  payment_id: number;
  status: DisputeStatus;
  /** The provider's term for its outcome. */
  resolution: string | null;
  /** The disputed amount; null if the provider did not say. */
  amount_kobo: number | null;
  due_at: Date | null;
  /** When the provider was asked for this state; responses to older requests are ignored. */
  asked_at: Date;
  opened_at: Date;
  resolved_at: Date | null;
  reminded_at: Date | null;
}

/** A payment problem that only a person can decide. */
export interface PaymentCasesTable {
  id: Generated<number>;
  kind: PaymentCaseKind;
  /** The cause, such as a payment's reference. Unique, so one cause opens one case. */
  subject: string;
  payment_id: number | null;
  detail: string;
  opened_at: Date;
  closed_at: Date | null;
  /** Null if it resolved itself. */
  closed_by: number | null;
  note: string | null;
}

export interface RefundsTable {
  id: Generated<number>;
  payment_id: number;
  amount_kobo: number;
  /** The part of its own fee that the platform gives back. */
  platform_fee_kobo: Generated<number>;
  /** The payment's fee, as far as the platform bears it because it caused the refund. */
  lost_fee_kobo: Generated<number>;
  reason: RefundReason;
  status: ColumnType<RefundStatus, RefundStatus | undefined, RefundStatus>;
  provider_id: number | null;
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  last_error: string | null;
  created_at: Stamp;
  done_at: Date | null;
}

/** The audit trail of a refund. Append-only. */
export interface RefundActionsTable {
  id: Generated<number>;
  refund_id: number;
  actor_id: number;
  action: RefundAction;
  note: string;
  created_at: Stamp;
}

/** Links that ask payers for a refund's bank account; at most one live per refund. */
export interface RefundLinksTable {
  /** The random part of the link; useless without our key. */
  link: Buffer;
  refund_id: number;
  asked_at: Date;
  expires_at: Date;
  /** When it was answered, replaced or no longer needed. */
  ended_at: Date | null;
  /** The answer. Of the account number, only the last four digits are kept. */
  bank_name: string | null;
  account_ending: string | null;
  /** How often the link was used to look up an account holder's name since `checks_since`. */
  name_checks: Generated<number>;
  checks_since: Date | null;
}
