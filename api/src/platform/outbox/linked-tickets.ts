/** A mail's tickets whose holder may have no account. */
export interface LinkedTickets {
  /** The links of the recipient's tickets; only their random parts while queued. */
  ticketLinks?: string[];
  /** The number of each; absent in older mails, which have one link. */
  ticketNumbers?: string[];
}
