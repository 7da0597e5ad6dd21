/**
 * `returned`: its bank didn't take it, or sent it back. `not_sent`: the payment provider gave up on it. The rest happened
 * before it was sent.
 */
export type NotPaidBecause = 'returned' | 'not_sent' | 'event_held' | 'balance_overdrawn';

/** A payout has been sent, or its money is back in the balance. */
export interface PayoutMail {
  firstName: string;
  isPaid: boolean;
  /** Absent if it is paid, if an administrator didn't approve it, and in older mails. */
  notPaidBecause?: NotPaidBecause;
  /** Why an administrator refused it; absent if nobody did. */
  refusedBecause?: string;
  /** Automatic payouts pause until they ask for one; absent in older mails. */
  pausesAutomatic?: boolean;
  /** The sum sent; if it isn't paid, the sum back in the balance, including the transfer's fee. */
  amount: string;
  bank: string;
  ending: string;
}
