/** To an organizer who has named an account. */
export interface PayoutAccountCodeMail {
  firstName: string;
  /** The code; encrypted while queued. */
  token: string;
  bank: string;
  /** The last four digits of the account number. */
  ending: string;
  accountName: string;
}

export interface PayoutAccountChangedMail {
  firstName: string;
  bank: string;
  ending: string;
  accountName: string;
  /** The account that payouts went to until now, if there was one. */
  before: string | null;
  /** Nothing is paid out before; null if nothing is paused. */
  pausedUntil: string | null;
}
