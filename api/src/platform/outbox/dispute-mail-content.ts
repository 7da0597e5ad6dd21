/** To the organizer and the administrators. */
export interface DisputeMail {
  firstName: string;
  /** Whether the reader is an administrator, who can answer it; absent in mails queued before they differed. */
  forStaff?: boolean;
  news: 'opened' | 'reminder' | 'won' | 'lost' | 'lost_in_part';
  /** True if tickets are, or were, on hold because of it. */
  concernsTickets: boolean;
  /** Whether its event has stopped selling; absent in older mails. */
  isEventOver?: boolean;
  /** Taken off the organizer's balance by a lost dispute, as naira text; absent if nothing was, and in older mails. */
  fromBalance?: string;
  eventId: number;
  eventTitle: string;
  timezone: string;
  buyer: string;
  reference: string;
  /** Decimal naira text. */
  amount: string;
  /** The provider's deadline for a response; null if unknown. */
  dueAt: string | null;
}
