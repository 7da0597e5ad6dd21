/**
 * Every number of spec sections 5 and 9 that the server enforces, and nothing else. The forms hold the same numbers on
 * their side of the wire; the two are compared by a test, so a limit is changed here and there, never in a rule.
 */
export const LIMITS = {
  password: { min: 8, max: 128 },
  username: { min: 3, max: 150 },
  personName: { min: 1, max: 150 },
  email: { max: 254 },
  eventTitle: { min: 3, max: 255 },
  eventDescription: { min: 10, max: 2000 },
  eventLocation: { min: 5, max: 255 },
  eventCity: { max: 100 },
  maxAttendees: { min: 1, max: 10_000, default: 50 },
  /** In whole naira; prices move in steps of one kobo. */
  ticketPriceNaira: { min: 0, max: 1_000_000 },
  ticketTypeName: { max: 40 },
  ticketsPerOrder: { min: 1, max: 10 },
  imageBytes: 5 * 1024 * 1024,
  imagePixels: 50_000_000,
  pageSize: { default: 20, max: 100 },
  /** What a search as one types shows at most: design section 7, header search. */
  quickResults: { default: 8, max: 20 },
  searchText: { max: 200 },
  auditNote: { min: 1, max: 500 },
  announcementSubject: { min: 1, max: 150 },
  announcementText: { min: 1, max: 4000 },
  scansPerSync: { max: 100 },
} as const;

/** Unpaid seats are given back after this long (HOLD_SECONDS), or when their event starts, whichever comes first. */
export const HOLD_DURATION_MS = 24 * 60 * 60 * 1000;

/** A mailed link to set a new password works for so long. */
export const PASSWORD_RESET_MS = 60 * 60 * 1000;

export const EVENT_CATEGORIES = [
  'Technology',
  'Business',
  'Education',
  'Entertainment',
  'Sports',
  'Arts & Culture',
  'Health & Wellness',
  'Food & Drink',
  'Music',
  'Networking',
  'Workshop',
  'Conference',
  'Other',
] as const;

export const EVENT_STATUSES = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;
export const TICKET_TYPES = ['STANDARD', 'VIP', 'EARLY_BIRD'] as const;
export const ORDER_STATUSES = ['HELD', 'PAID', 'EXPIRED', 'REFUNDED'] as const;
export const TICKET_STATUSES = ['PENDING', 'VALID', 'CANCELLED'] as const;
export const ROLES = ['ATTENDEE', 'ORGANIZER', 'ADMIN'] as const;
export const SELF_REGISTERED_ROLES = ['ATTENDEE', 'ORGANIZER'] as const;
export const SOCIAL_PROVIDERS = ['google', 'github'] as const;
/** What a scan at the door comes to. */
export const DOOR_OUTCOMES = [
  'admitted',
  'already_checked_in',
  'other_event',
  'event_cancelled',
  'ticket_cancelled',
  'ticket_unpaid',
  'unknown_ticket',
  'not_genuine',
] as const;

export type EventCategory = (typeof EVENT_CATEGORIES)[number];
export type EventStatus = (typeof EVENT_STATUSES)[number];
export type TicketType = (typeof TICKET_TYPES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type Role = (typeof ROLES)[number];
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export type DoorOutcome = (typeof DOOR_OUTCOMES)[number];
