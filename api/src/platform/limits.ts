import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/**
 * Every number of spec sections 5 and 9 that the server enforces, as schema keywords. They reach the forms through the
 * OpenAPI document (`contract/src/api/limits.ts` is generated from it), so a limit is changed only here.
 * `x-published` limits only apply to published events; `x-prefilled` is the value in an untouched form.
 */
export const LIMITS = {
  password: { minLength: 8, maxLength: 128 },
  username: { minLength: 3, maxLength: 150 },
  personName: { minLength: 1, maxLength: 150 },
  email: { maxLength: 254 },
  phone: { maxLength: 40 },
  eventTitle: { maxLength: 255, 'x-published': { minLength: 3 } },
  eventDescription: { maxLength: 2000, 'x-published': { minLength: 10 } },
  eventLocation: { maxLength: 255, 'x-published': { minLength: 5 } },
  eventCity: { maxLength: 100 },
  maxAttendees: { minimum: 1, maximum: 10_000, 'x-prefilled': 50 },
  /** Prices are in steps of one kobo. */
  ticketPriceNaira: { minimum: 0, maximum: 1_000_000, multipleOf: 0.01, 'x-prefilled': 0 },
  /** How long before the start doors may open. */
  doorsOpen: { 'x-hours-before-start': 24 },
  /** At most 90 days before the start. */
  refundUntilHours: { minimum: 0, maximum: 2160 },
  ticketTypeName: { maxLength: 40 },
  ticketTypeQuota: { minimum: 1 },
  ticketsPerOrder: { minimum: 1, maximum: 10 },
  /** How long buyers may pay later; 0: not at all. */
  payLaterHours: { minimum: 0, maximum: 168, 'x-prefilled': 24 },
  imageBytes: 5 * 1024 * 1024,
  imagePixels: 50_000_000,
  pageSize: { minimum: 1, maximum: 100 },
  /** Maximum results of the search as you type. */
  quickResults: { minimum: 1, maximum: 20 },
  searchText: { maxLength: 200 },
  /** A Nigerian account number (NUBAN). */
  accountNumber: { minLength: 10, maxLength: 10 },
  /** The code that confirms a payout account. */
  payoutAccountCode: { minLength: 6, maxLength: 6 },
  auditNote: { minLength: 1, maxLength: 500 },
  announcementSubject: { minLength: 1, maxLength: 150 },
  announcementText: { minLength: 1, maxLength: 4000 },
  contactText: { minLength: 1, maxLength: 4000 },
  reportText: { minLength: 10, maxLength: 2000 },
  caseNote: { maxLength: 500 },
  gateName: { minLength: 1, maxLength: 40 },
  passkeyName: { minLength: 1, maxLength: 60 },
  /** When the scanner starts to admit without asking, in minutes before the start; 0: always. */
  earlyMinutes: { minimum: 0, maximum: 7 * 24 * 60, 'x-prefilled': 240 },
  conflictNote: { maxLength: 200 },
  voidReason: { minLength: 1, maxLength: 200 },
  scansPerSync: { minItems: 1, maxItems: 100 },
} as const;

/** Default page size of lists. */
export const DEFAULT_PAGE_SIZE = 20;
export const DEFAULT_QUICK_RESULTS = 8;

/** Unpaid seats are freed after this long (HOLD_SECONDS), and not later than the event's start and the end of sale. */
export const HOLD_DURATION_MS = 30 * MINUTE_MS;

/** How many unpaid seats of an event an account can hold, over all its orders. */
export const MAX_UNPAID_SEATS = 10;

/** How many seats of an event can be sold or held while its organizer's address is not verified. */
export const UNVERIFIED_EVENT_SEATS = 10;

/** How long after the start of a payment its seats are kept for a bank that is still working on it. */
export const BANK_PATIENCE_MS = 2 * HOUR_MS;

/** How long a password reset link works. */
export const PASSWORD_RESET_MS = HOUR_MS;

/** Reset mails to one account within 24 hours, whoever asks for them. */
export const RESET_MAILS_PER_DAY = 5;

/** How long a link that verifies an email address works, and how many of them an account gets in that time. */
export const EMAIL_VERIFICATION_MS = DAY_MS;
export const EMAIL_VERIFICATIONS_A_DAY = 5;

/** How long a second step can be answered, and how long a confirmation in a session lasts. */
export const TWO_STEP_CHALLENGE_MS = 5 * MINUTE_MS;
export const CONFIRMATION_MS = 10 * MINUTE_MS;

/** How many open sessions an account has at most. */
export const SESSIONS_PER_ACCOUNT = 100;

/** How many passkeys an account has at most. */
export const PASSKEYS_PER_ACCOUNT = 20;

/** Messages by the contact form from one address within 24 hours. */
export const CONTACT_MESSAGES_A_DAY = 3;

/** How many reports of one event are kept until somebody handles them. */
export const REPORTS_PER_CASE = 500;

/** Less than ₦100 is not worth its fee. */
export const MIN_PAYOUT_KOBO = 100_00;

/** How long an offered ticket can be accepted, at most until the event starts. */
export const TRANSFER_OFFER_MS = 7 * DAY_MS;

/** How long the code that confirms a payout account works, and how often a wrong one may be entered. */
export const PAYOUT_CODE_MS = 15 * MINUTE_MS;
export const PAYOUT_CODE_TRIES = 5;

/** How long nothing is paid out after an organizer's account has changed. */
export const PAYOUT_PAUSE_MS = 48 * HOUR_MS;

/** How long payers may say where a refund should go, by the link mailed to them. */
export const REFUND_LINK_MS = 14 * DAY_MS;

/** How long an invitation to a team can be accepted, and how many members and open invitations a team has at most. */
export const INVITATION_MS = 7 * DAY_MS;
export const TEAM_SIZE = 50;

/** How many working gate links an event has at most, over all its gates and helpers, and how long one works. */
export const GATE_LINKS_PER_EVENT = 200;
export const GATE_LINK_MS = 7 * DAY_MS;

/** How many gates an event has at most. */
export const GATES_PER_EVENT = 50;

/** How long after a gate link's end scans made before it are still accepted. */
export const LATE_SCANS_MS = DAY_MS;

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
/** The names people see. Spec section 3. The contract has them too, as `ticketTypeLabels`. */
export const TICKET_TYPE_LABELS: Record<TicketType, string> = {
  STANDARD: 'Standard',
  VIP: 'VIP',
  EARLY_BIRD: 'Early Bird',
};
export const ORDER_STATUSES = ['HELD', 'PAID', 'EXPIRED', 'REFUNDED'] as const;
export const TICKET_STATUSES = ['PENDING', 'VALID', 'CANCELLED'] as const;
export const ROLES = ['ATTENDEE', 'ORGANIZER', 'ADMIN'] as const;
export const SELF_REGISTERED_ROLES = ['ATTENDEE', 'ORGANIZER'] as const;
export const SOCIAL_PROVIDERS = ['google', 'github'] as const;
/** Which way somebody goes through a gate. */
export const DOOR_DIRECTIONS = ['in', 'out'] as const;
/** How a ticket is paid for at the door. */
export const DOOR_PAYMENTS = ['CASH', 'POS', 'TRANSFER', 'FREE'] as const;
/** Outcomes of a scan at the door. */
export const DOOR_OUTCOMES = [
  'admitted',
  'readmitted',
  'left',
  'already_checked_in',
  'not_inside',
  'no_reentry',
  'wrong_gate',
  'too_early',
  'other_event',
  'event_cancelled',
  'ticket_transferred',
  'ticket_cancelled',
  'ticket_unpaid',
  'ticket_on_hold',
  'unknown_ticket',
  'not_genuine',
  'gate_link_ended',
] as const;

export type EventCategory = (typeof EVENT_CATEGORIES)[number];
export type EventStatus = (typeof EVENT_STATUSES)[number];
export type TicketType = (typeof TICKET_TYPES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type Role = (typeof ROLES)[number];
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export type DoorPayment = (typeof DOOR_PAYMENTS)[number];
export type DoorDirection = (typeof DOOR_DIRECTIONS)[number];
export type DoorOutcome = (typeof DOOR_OUTCOMES)[number];

/** Topics to choose from in the contact form. */
export const CONTACT_TOPICS = [
  'question',
  'problem',
  'refund',
  'demo',
  'enterprise',
  'privacy',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Why people report an event. */
export const REPORT_REASONS = [
  'scam',
  'wrong_information',
  'offensive',
  'stolen',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  scam: 'It’s a scam, or the event doesn’t exist',
  wrong_information: 'Something on the page is wrong',
  offensive: 'It’s offensive or hateful',
  stolen: 'It’s counterfeit, or uses stolen material',
  other: 'Something else',
};

/** How a case of reports can end. */
export const REPORT_OUTCOMES = ['DISMISSED', 'SUSPENDED'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];
