/**
 * `returned`: its bank didn't take it, or sent it back. `not_sent`: the payment provider gave it up. The rest happened before
 * it was sent.
 */
export type NotPaidBecause = 'returned' | 'not_sent' | 'event_held' | 'balance_overdrawn';

/** A payout has been sent, or its money is back in the balance. */
export interface PayoutMail {
  firstName: string;
  isPaid: boolean;
  /** Absent if it is paid, if an administrator didn't approve it, and in mails from before this was told. */
  notPaidBecause?: NotPaidBecause;
  /** Why an administrator refused it; absent if nobody did. */
  refusedBecause?: string;
  /** Nothing is paid out by itself until they ask; absent in mails from before that was so. */
  pausesAutomatic?: boolean;
  /** What was sent; of one that isn't paid, what is in the balance again, with the transfer's fee. */
  amount: string;
  bank: string;
  ending: string;
}
