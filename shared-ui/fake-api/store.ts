import type { ApiSchemas } from 'shared-auth/page';

type Event = ApiSchemas['Event'];
export type TicketKind = ApiSchemas['EventTicketType']['ticket_type'];
export type Holder = ApiSchemas['TicketHolder'];

export type Account = Omit<ApiSchemas['User'], 'has_password'> & {
  password: string;
  createdAt: Date;
};

/** Money in kobo; null means that nothing narrows the sale. */
export interface TicketTypeRow {
  kind: TicketKind;
  name: string | null;
  priceKobo: number;
  quota: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
}

export interface EventRow extends Pick<
  Event,
  'id' | 'title' | 'description' | 'location' | 'city' | 'timezone' | 'category' | 'status'
> {
  organizerId: number;
  start: Date | null;
  end: Date | null;
  capacity: number;
  banner: string | null;
  createdAt: Date;
  updatedAt: Date;
  types: TicketTypeRow[];
}

export interface OrderRow {
  id: number;
  userId: number;
  eventId: number;
  kind: TicketKind;
  quantity: number;
  totalKobo: number;
  status: ApiSchemas['Order']['status'];
  expiresAt: Date | null;
  createdAt: Date;
  paidAt: Date | null;
}

export interface TicketRow {
  id: number;
  order: OrderRow;
  number: string;
  status: ApiSchemas['Ticket']['status'];
  holder: Holder | null;
  image: string | null;
  checkedInAt: Date | null;
  createdAt: Date;
}

export interface PaymentRow {
  reference: string;
  order: OrderRow;
  status: ApiSchemas['Payment']['status'];
  createdAt: Date;
  paidAt: Date | null;
  refunds: ApiSchemas['Refund'][];
}

export interface AnnouncementRow {
  id: number;
  eventId: number;
  authorId: number;
  subject: string;
  message: string;
  mailed: number;
  createdAt: Date;
  /** By reader, when. */
  readAt: Map<number, Date>;
}

export interface ScanRow {
  eventId: number;
  scannerId: number;
  deviceId: string;
  scan: ApiSchemas['DoorScan'];
  ticket: TicketRow | null;
  ticketNumber: string;
  outcome: ApiSchemas['DoorVerdict']['outcome'];
  /** When it was scanned, and when the fake heard of it. */
  at: Date;
  receivedAt: Date;
}

export interface TokenRow {
  kind: 'access' | 'refresh';
  userId: number;
  issuedAt: Date;
  endsAt: Date;
}

/** All that the fake knows, in arrays in the order in which it came. */
export interface Store {
  accounts: Account[];
  events: EventRow[];
  orders: OrderRow[];
  tickets: TicketRow[];
  payments: PaymentRow[];
  announcements: AnnouncementRow[];
  /** Saved last comes last. */
  saved: { userId: number; eventId: number; savedAt: Date }[];
  scans: ScanRow[];
  tokens: Map<string, TokenRow>;
  /** Mailed links that set a new password: token to user. */
  resets: Map<string, number>;
}

export const emptyStore = (): Store => ({
  accounts: [],
  events: [],
  orders: [],
  tickets: [],
  payments: [],
  announcements: [],
  saved: [],
  scans: [],
  tokens: new Map(),
  resets: new Map(),
});

/** The id of a table's next row: one more than the highest there is. */
export const nextId = (rows: readonly { id: number }[]): number => (rows.at(-1)?.id ?? 0) + 1;

/** The account with this id, which must be there. */
export function accountOf(store: Store, id: number): Account {
  const account = store.accounts.find((candidate) => candidate.id === id);
  if (!account) throw new Error(`No account ${id}`);
  return account;
}

/** The event with this id, which must be there. */
export function eventOf(store: Store, id: number): EventRow {
  const event = store.events.find((candidate) => candidate.id === id);
  if (!event) throw new Error(`No event ${id}`);
  return event;
}

/** The tickets of an event that take a seat, of one type or of all. */
export const ticketsTaking = (store: Store, eventId: number, kind?: TicketKind): TicketRow[] =>
  store.tickets.filter(
    ({ status, order }) =>
      order.eventId === eventId && status !== 'CANCELLED' && (!kind || order.kind === kind),
  );
