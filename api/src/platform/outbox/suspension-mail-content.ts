/** To those who hold tickets for an event whose sale was stopped, or goes on. */
export interface EventSuspendedMail {
  firstName: string;
  eventTitle: string;
  eventId: number;
  startsAt: string;
  timezone: string;
  isLifted: boolean;
  /** As in `EventChangedMail`. */
  ticketLinks?: string[];
}

/** To whoever was suspended, or whose event was, or isn't any more. */
export interface SuspensionMail {
  firstName: string;
  what: 'account' | 'event';
  /** Empty for an account. */
  eventTitle: string;
  reason: string;
  isLifted: boolean;
}
