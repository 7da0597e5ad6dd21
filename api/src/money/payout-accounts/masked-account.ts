/** The parts of a bank account that may be shown. */
export interface ShownAccount {
  bank_name: string;
  /** The last four digits of its number. */
  account_ending: string;
}

/** An account as its owners, mails, statements and the record name it. */
export const maskedAccount = ({ bank_name: bank, account_ending: ending }: ShownAccount): string =>
  `${bank} ••••${ending}`;
