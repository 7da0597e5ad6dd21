import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type {
  EventCategory,
  EventStatus,
  OrderStatus,
  Role,
  TicketStatus,
  TicketType,
} from '../limits';
import type { RaisedAlertsTable } from '../alerts/raisedAlerts';
import type { EventTimes } from '../eventTimes';
import type { RefundPolicy } from '../refundPolicy';
import type {
  AnnouncementReadsTable,
  AnnouncementsTable,
  DoorScansTable,
  SavedEventsTable,
} from './organizerTables';
import type { FeeBearer } from '../fees';
import type { FigureTables } from './figureTables';
import type { GateTables } from './gateTables';
import type { MailsTable } from './mailTables';
import type { MoneyTables } from './moneyTables';
import type { PictureTables } from './pictureTables';
import type { ReconciliationTables } from './reconciliationTables';
import type { RecordTables } from './recordTables';
import type { ReportTables } from './reportTables';
import type { SuspensionTables } from './suspensionTables';
import type { ReleaseTables } from './releaseTables';
import type { TeamTables } from './teamTables';
import type { TwoStepTables } from './twoStepTables';
import type { TicketLinksTable, TicketTransfersTable } from './transferTables';
import type {
  DisputesTable,
  PaymentCasesTable,
  PaymentsTable,
  ProviderDeliveriesTable,
  RefundActionsTable,
  RefundLinksTable,
  RefundsTable,
} from './paymentTables';
import type {
  PayoutAccountAttemptsTable,
  PayoutAccountsTable,
  PayoutPartsTable,
  PayoutsTable,
} from './payoutTables';
import type { SessionTables } from './sessionTables';

/** Columns with database defaults that we may set. */
type Defaulted<Row> = {
  [Name in keyof Row]: ColumnType<Row[Name], Row[Name] | undefined, Row[Name]>;
};
/** A time with a database default that we may set. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

interface UsersTable {
  id: Generated<number>;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  role: Role;
  password_hash: string | null;
  profile_picture: string | null;
  /** When the address was verified, by a mailed link or by a provider. */
  email_verified_at: Date | null;
  /** Set for organizers who had sold tickets before listing events needed a verified address. */
  organizer_trusted_at: Date | null;
  /** When the account was deleted; the anonymised row stays for the organizers' books. */
  erased_at: Date | null;
  /** Since when an administrator has suspended it. */
  suspended_at: Date | null;
  /** When all sessions were ended; older access tokens that name no session are rejected. */
  sessions_ended_at: Date | null;
  /** When the owner was last told that somebody is trying passwords. */
  guesses_told_at: Date | null;
  /** Since when signing in takes a second step; null if it doesn't. */
  two_step_since: Date | null;
  /** The organizer's, as receipts show it. */
  tax_number: string | null;
  /** How often the account has signed in, the present session included. */
  sign_ins: Generated<number>;
  /** Of the terms that were accepted at registration; null from before there were any. */
  terms_version: string | null;
  created_at: Stamp;
}

interface SecretFingerprintsTable {
  name: string;
  fingerprint: string;
  since: Date;
}

interface EventsTable extends EventTimes, Defaulted<RefundPolicy> {
  id: Generated<number>;
  organizer_id: number;
  title: string;
  description: string;
  location: string;
  city: string;
  timezone: string;
  category: EventCategory;
  capacity: number;
  /** Seats sold or held; only changes in the transaction of the tickets. */
  taken: Generated<number>;
  status: EventStatus;
  /** For how long a buyer may keep seats and pay later; 0: not at all. */
  pay_later_hours: Generated<number>;
  fees_borne_by: ColumnType<FeeBearer, FeeBearer | undefined, FeeBearer>;
  banner_image: string | null;
  /** Since when it can't be sold, by itself or with its organizer's account. */
  suspended_at: Date | null;
  /** When its time or place last changed while it was published. */
  moved_at: Date | null;
  /** The text that a search looks through; the database writes it. */
  plain_text: ColumnType<string, never, never>;
  created_at: Stamp;
  updated_at: Stamp;
}

interface TicketTypesTable {
  id: Generated<number>;
  event_id: number;
  kind: TicketType;
  /** The organizer's name for it; null for the kind's default name. */
  name: string | null;
  price_kobo: number;
  /** How many of the event's seats this type may use; null for all. */
  quota: number | null;
  taken: Generated<number>;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}

/** The refund policy is the event's at the time of purchase. */
interface OrdersTable extends Defaulted<RefundPolicy> {
  id: Generated<number>;
  /** Who pays, and gets refunds; who owns a ticket is in `tickets` (decision 0033). */
  user_id: number;
  event_id: number;
  ticket_type_id: number;
  quantity: number;
  total_kobo: number;
  buyer_fees_kobo: Generated<number>;
  platform_fee_kobo: Generated<number>;
  /** By the rule of the time; null for orders from before fees were kept, which have the published one. */
  payment_fee_kobo: ColumnType<number | null, number | null | undefined, number | null>;
  status: OrderStatus;
  /** When the hold ends; null for an order that was never a hold. */
  expires_at: Date | null;
  created_at: Stamp;
  paid_at: Date | null;
  /** When the buyer was reminded of the hold's end. */
  reminded_at: Date | null;
  /** When the buyer cancelled the unpaid order; if paid anyway, it is refunded. */
  cancelled_at: Date | null;
  /** When its payment was disputed; its tickets are on hold since then. */
  suspended_at: Date | null;
  /** The buyer's phone number in E.164, if they gave one. */
  phone: string | null;
  /** Of the organizer when it was paid, and the rate of VAT then; null without a number. */
  tax_number: string | null;
  vat_basis_points: number | null;
  /** Of the terms that were accepted with the order; null from before there were any. */
  terms_version: string | null;
}

interface TicketsTable {
  id: Generated<number>;
  order_id: number;
  event_id: number;
  ticket_type_id: number;
  /** The owner's account; null if the owner only has its link. */
  user_id: number | null;
  ticket_number: string;
  status: TicketStatus;
  /** The holder, if not the owner. */
  holder_name: string | null;
  holder_email: string | null;
  custom_image: string | null;
  /** Whether the picture was added only to this ticket; otherwise it is its order's. */
  is_image_own: Generated<boolean>;
  /** The price of a cancelled ticket and the fees its buyer bore on top, less the refund. */
  kept_kobo: Generated<number>;
  checked_in_at: Date | null;
  checked_in_by: number | null;
  created_at: Stamp;
}

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  /** A hash of the request: the same key with another one is refused. */
  fingerprint: Buffer;
  /** The answer's body; null while the request is under way. */
  answer: ColumnType<unknown, string | null, string>;
  begun_at: Date;
}

export interface Database
  extends
    FigureTables,
    GateTables,
    MoneyTables,
    PictureTables,
    ReconciliationTables,
    RecordTables,
    ReleaseTables,
    ReportTables,
    SessionTables,
    SuspensionTables,
    TeamTables,
    TwoStepTables {
  users: UsersTable;
  payout_accounts: PayoutAccountsTable;
  payouts: PayoutsTable;
  payout_parts: PayoutPartsTable;
  payout_account_attempts: PayoutAccountAttemptsTable;
  events: EventsTable;
  ticket_types: TicketTypesTable;
  orders: OrdersTable;
  tickets: TicketsTable;
  payments: PaymentsTable;
  disputes: DisputesTable;
  payment_cases: PaymentCasesTable;
  provider_deliveries: ProviderDeliveriesTable;
  refunds: RefundsTable;
  refund_actions: RefundActionsTable;
  refund_links: RefundLinksTable;
  mails: MailsTable;
  saved_events: SavedEventsTable;
  announcements: AnnouncementsTable;
  announcement_reads: AnnouncementReadsTable;
  door_scans: DoorScansTable;
  ticket_transfers: TicketTransfersTable;
  ticket_links: TicketLinksTable;
  idempotency_keys: IdempotencyKeysTable;
  secret_fingerprints: SecretFingerprintsTable;
  raised_alerts: RaisedAlertsTable;
}

/** Repositories take either: the pool, or the caller's transaction. */
export type Queryable = Kysely<Database> | Transaction<Database>;
