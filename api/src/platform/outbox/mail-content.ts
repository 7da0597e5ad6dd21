import type { AlertKind } from '../alerts/raisedAlerts';
import type { RefundReason } from '../database/paymentStates';
import type { EventSummary } from '../eventSummary';
import type { ContactTopic, Role } from '../limits';
import type {
  PayoutAccountChangedMail,
  PayoutAccountCodeMail,
} from './payout-account-mail-content';
import type { DisputeMail } from './dispute-mail-content';
import type { LinkedTickets } from './linked-tickets';
import type { PayoutMail } from './payout-mail-content';
import type { ReportHandledMail } from './report-mail-content';
import type { EventSuspendedMail, SuspensionMail } from './suspension-mail-content';
import type { TicketMail } from './ticket-mail-content';
import type { TeamInvitationMail, TeamNewsMail } from './team-mail-content';
import type { TwoStepMail } from './two-step-mail-content';

/** The data of each mail template. Times are ISO strings because the data is stored as JSON. */
export type MailContent =
  | { template: 'welcome'; data: WelcomeMail }
  | { template: 'verify_email'; data: VerifyEmailMail }
  | { template: 'password_reset'; data: PasswordResetMail }
  | { template: 'password_guesses'; data: PasswordGuessesMail }
  | { template: 'password_changed'; data: PasswordChangedMail }
  | { template: 'account_linked'; data: AccountLinkedMail }
  | { template: 'account_deleted'; data: AccountDeletedMail }
  | { template: 'ticket'; data: TicketMail }
  | { template: 'ticket_cancelled'; data: TicketCancelledMail }
  | { template: 'ticket_offer'; data: TicketOfferMail }
  | { template: 'transfer_answer'; data: TransferAnswerMail }
  | { template: 'holder_removed'; data: HolderRemovedMail }
  | { template: 'ticket_given_away'; data: TicketGivenAwayMail }
  | { template: 'refund'; data: RefundMail }
  | { template: 'refund_details'; data: RefundDetailsMail }
  | { template: 'payment_reminder'; data: PaymentReminderMail }
  | { template: 'dispute'; data: DisputeMail }
  | { template: 'tickets_void'; data: TicketsVoidMail }
  | { template: 'event_changed'; data: EventChangedMail }
  | { template: 'event_cancelled'; data: EventCancelledMail }
  | { template: 'event_suspended'; data: EventSuspendedMail }
  | { template: 'suspension'; data: SuspensionMail }
  | { template: 'report_handled'; data: ReportHandledMail }
  | { template: 'announcement'; data: AnnouncementMail }
  | { template: 'payout_account_code'; data: PayoutAccountCodeMail }
  | { template: 'payout_account_changed'; data: PayoutAccountChangedMail }
  | { template: 'payout'; data: PayoutMail }
  | { template: 'contact'; data: ContactMail }
  | { template: 'contact_received'; data: ContactReceivedMail }
  | { template: 'alert'; data: AlertMail }
  | { template: 'team_invitation'; data: TeamInvitationMail }
  | { template: 'team_news'; data: TeamNewsMail }
  | { template: 'two_step'; data: TwoStepMail };

export interface WelcomeMail {
  firstName: string;
  role: Role;
  /** Of the link that verifies the address, encrypted while queued; none if it is verified already. */
  token?: string;
}

export interface VerifyEmailMail {
  firstName: string;
  /** Encrypted while queued. */
  token: string;
}

export interface PasswordResetMail {
  firstName: string;
  uid: string;
  /** Encrypted while queued: a plain link in the database would give access to the account. */
  token: string;
  hasNoPassword?: boolean;
  /** True if further requests only renew its link; absent in mails queued before there was a limit. */
  isLastToday?: boolean;
}

export interface PasswordGuessesMail {
  firstName: string;
}

export interface PasswordChangedMail {
  firstName: string;
  /** Whether the current password or a link from the mailbox allowed it; `first link` if there was no password before. */
  by: 'password' | 'link' | 'first link';
  at: string;
}

export interface AccountDeletedMail {
  firstName: string;
  at: string;
}

export interface AccountLinkedMail {
  firstName: string;
  /** The provider's display name. */
  provider: string;
  /** True if the account had a password set before its address was verified. */
  passwordEnded: boolean;
}

export interface TicketCancelledMail {
  firstName: string;
  eventTitle: string;
  ticketNumber: string;
  /** True if it was the recipient's only one for the event. */
  isOnly?: boolean;
  /** True if its price goes back to its payer, who is somebody else. */
  isRefunded?: boolean;
  /** The buyer, if they cancelled it; otherwise the organizer did. */
  cancelledBy?: string;
}

export interface TicketOfferMail extends EventSummary {
  firstName: string;
  /** The person offering the ticket. */
  from: string;
  expiresAt: string;
  /** The offer's link; only its random part while queued. */
  ticketLinks: string[];
}

export interface TransferAnswerMail {
  firstName: string;
  /** The offer's recipient. */
  name: string;
  eventTitle: string;
  answer: 'accepted' | 'declined';
}

/** To whom a ticket named until its owner gave it to somebody else. */
export interface TicketGivenAwayMail {
  firstName: string;
  eventTitle: string;
  /** The number that no longer works. */
  ticketNumber: string;
}

/** A named holder had their name and address removed, so the mail doesn't say who it was. */
export interface HolderRemovedMail {
  firstName: string;
  eventTitle: string;
}

export interface RefundMail {
  firstName: string;
  eventTitle: string;
  /** Decimal naira text. */
  amount: string;
  reason: RefundReason;
  reference: string;
  /** The refunded ticket and the name on it; absent if it is for no ticket in particular. */
  ticket?: { number: string; holder: string | null };
  /** The fees kept of the ticket's payment (decimal naira text), and whether the buyer had paid them on top of its price. */
  fees?: { amount: string; wereOnTop: boolean };
  /** Set if the amount is neither the ticket's price nor its price less `fees`, such as the rest of a part that went back earlier. */
  covers?: 'REST' | 'PRICE_AND_FEES';
  /** Seats of the order; absent in older mails. */
  quantity?: number;
  /** Until when the seats are still held, and can be paid for. */
  heldUntil?: { at: string; timezone: string };
}

/** Asks a payer where to send a refund that can't reach the account they paid from. */
export interface RefundDetailsMail {
  firstName: string;
  eventTitle: string;
  /** Decimal naira text. */
  amount: string;
  reference: string;
  /** The account they gave before, which the money didn't reach; null if they gave none. */
  earlierAccount: string | null;
  expiresAt: string;
  timezone: string;
  /** The link; only its random part while queued. */
  refundLink: string;
}

export interface PaymentReminderMail {
  firstName: string;
  eventId: number;
  eventTitle: string;
  amount: string;
  /** Seats held; absent in older mails. */
  quantity?: number;
  endsAt: string;
  timezone: string;
}

/** To the organizer, to holders of tickets that someone else paid for, and to people who got theirs at the door. */
export interface TicketsVoidMail {
  firstName: string;
  to: 'organizer' | 'holder' | 'guest';
  eventTitle: string;
  buyer: string;
  ticketNumbers: string[];
  /** Decimal naira text that a guest paid at the door, which we can't refund; absent in older mails and if it was nothing. */
  paidAtDoor?: string;
}

export interface EventChangedMail extends EventSummary, LinkedTickets {
  firstName: string;
  isRetimed: boolean;
  isMoved: boolean;
  /** The event before the change; absent in older mails. */
  before?: EventSummary;
  /** When the recipient's unpaid seats are freed, if they have some. */
  heldUntil?: string;
  /** Until when the recipient can cancel a paid ticket for a full refund. */
  refundUntil?: string;
}

/** Older mails only have the event's title, start and zone. */
export interface EventCancelledMail extends EventSummary, LinkedTickets {
  firstName: string;
  /** The organizer's message; may be empty. */
  message: string;
  /** True if the organizer took money from them at the door, which we can't refund. */
  hasPaidAtDoor?: boolean;
  /** True if all their tickets are from the door, so that nothing was paid through us. */
  isGuestOfDoor?: boolean;
}

export interface AnnouncementMail extends LinkedTickets {
  firstName: string;
  eventId: number;
  eventTitle: string;
  subject: string;
  message: string;
}

/** To the administrators. */
export interface AlertMail {
  firstName: string;
  alerts: { id: number; kind: AlertKind; subject: string; detail: string }[];
  /** How many alerts there are beyond those. */
  more: number;
}

/** A visitor's message, to the people who run the site. */
export interface ContactMail {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
}

/** To the sender of such a message. */
export type ContactReceivedMail = Pick<ContactMail, 'topic'> & { contactEmail: string };
