import type { LinkedTickets } from './linked-tickets';

/** To those who hold tickets for an event whose sale was stopped, or goes on. */
export interface EventSuspendedMail extends LinkedTickets {
  firstName: string;
  eventTitle: string;
  eventId: number;
  startsAt: string;
  timezone: string;
  isLifted: boolean;
  /** When the recipient's unpaid seats are freed, if they have some. */
  heldUntil?: string;
  /** True if the recipient has paid for tickets. */
  hasPaid?: boolean;
}

/** To a person who was suspended, or whose event was; also when the suspension is lifted. */
export interface SuspensionMail {
  firstName: string;
  what: 'account' | 'event';
  /** Empty for an account. */
  eventTitle: string;
  reason: string;
  isLifted: boolean;
  /** Of one that is lifted: another suspension still stops the event, or some of the account's events. */
  staysStopped?: boolean;
}
