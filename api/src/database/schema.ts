import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type {
  EventCategory,
  EventStatus,
  OrderStatus,
  Role,
  SocialProvider,
  TicketStatus,
  TicketType,
} from '../limits';
import type {
  AnnouncementReadsTable,
  AnnouncementsTable,
  DoorScansTable,
  SavedEventsTable,
} from './organizerTables';
import type {
  PaymentEventsTable,
  PaymentsTable,
  RefundActionsTable,
  RefundsTable,
} from './paymentTables';

/** A time that the database fills in and we may set. */
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
  /** When its owner showed that the address is theirs, by a mailed link or through a provider that says so. */
  email_verified_at: Date | null;
  /** When its owner had it erased: the row stays for the organizers' books, without a person. */
  erased_at: Date | null;
  /** When all sessions were ended; access tokens that are older are refused. */
  sessions_ended_at: Date | null;
  created_at: Stamp;
}

interface RefreshTokensTable {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  created_at: Stamp;
  expires_at: Date;
  revoked_at: Date | null;
}

interface PasswordResetsTable {
  user_id: number;
  token_hash: Buffer;
  created_at: Stamp;
  expires_at: Date;
}

interface SocialIdentitiesTable {
  provider: SocialProvider;
  /** The provider's own name for the person, which never changes. */
  subject: string;
  user_id: number;
  created_at: Stamp;
}

interface EventsTable {
  id: Generated<number>;
  organizer_id: number;
  title: string;
  description: string;
  location: string;
  city: string;
  start_date: Date | null;
  end_date: Date | null;
  timezone: string;
  category: EventCategory;
  capacity: number;
  /** Seats paid for or held; changes only in the transaction of its tickets. */
  taken: Generated<number>;
  status: EventStatus;
  banner_image: string | null;
  search_text: ColumnType<string, never, never>;
  created_at: Stamp;
  updated_at: Stamp;
}

interface TicketTypesTable {
  id: Generated<number>;
  event_id: number;
  kind: TicketType;
  /** What its organizer calls it; null: it goes by its kind. */
  name: string | null;
  price_kobo: number;
  /** How many of the event's seats this type may use; null: all of them. */
  quota: number | null;
  taken: Generated<number>;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
}

interface OrdersTable {
  id: Generated<number>;
  user_id: number;
  event_id: number;
  ticket_type_id: number;
  quantity: number;
  total_kobo: number;
  status: OrderStatus;
  /** When the hold ends; null for an order that never was one. */
  expires_at: Date | null;
  created_at: Stamp;
  paid_at: Date | null;
  /** When the buyer was told that the hold ends soon. */
  reminded_at: Date | null;
  /** When the buyer gave the order up; paid all the same, it is refunded. */
  cancelled_at: Date | null;
}

interface TicketsTable {
  id: Generated<number>;
  order_id: number;
  event_id: number;
  ticket_type_id: number;
  user_id: number;
  ticket_number: string;
  status: TicketStatus;
  /** Who enters with it, when that is not the buyer. */
  holder_name: string | null;
  holder_email: string | null;
  custom_image: string | null;
  checked_in_at: Date | null;
  checked_in_by: number | null;
  created_at: Stamp;
}

interface MailsTable {
  id: Generated<number>;
  template: string;
  recipient: string;
  /** What the template needs, as it was when the mail was caused. */
  data: ColumnType<unknown, string, never>;
  status: ColumnType<
    'QUEUED' | 'SENT' | 'FAILED',
    'QUEUED' | undefined,
    'QUEUED' | 'SENT' | 'FAILED'
  >;
  attempts: Generated<number>;
  next_attempt_at: Stamp;
  last_error: string | null;
  created_at: Stamp;
  sent_at: Date | null;
}

export interface Database {
  users: UsersTable;
  refresh_tokens: RefreshTokensTable;
  password_resets: PasswordResetsTable;
  social_identities: SocialIdentitiesTable;
  events: EventsTable;
  ticket_types: TicketTypesTable;
  orders: OrdersTable;
  tickets: TicketsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  refunds: RefundsTable;
  refund_actions: RefundActionsTable;
  mails: MailsTable;
  saved_events: SavedEventsTable;
  announcements: AnnouncementsTable;
  announcement_reads: AnnouncementReadsTable;
  door_scans: DoorScansTable;
}

/** What a repository works on: the pool, or the transaction its caller has opened. */
export type Queryable = Kysely<Database> | Transaction<Database>;
