/** To the organizer and the administrators. */
export interface DisputeMail {
  firstName: string;
  /** Whether the reader is an administrator, who can answer it; absent in mails queued before they differed. */
  forStaff?: boolean;
  news: 'opened' | 'reminder' | 'won' | 'lost' | 'lost_in_part';
  /** True if tickets are, or were, on hold because of it. */
  concernsTickets: boolean;
  /** Whether its event sells no more; absent in older mails. */
  isEventOver?: boolean;
  /** What a lost dispute took off the organizer's balance, as naira text; absent if nothing, and in older mails. */
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
