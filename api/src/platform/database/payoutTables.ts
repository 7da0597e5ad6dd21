import type { ColumnType, Generated } from 'kysely';

/** WAITING for its code, in use, or replaced by a later one. */
export const PAYOUT_ACCOUNT_STATES = ['WAITING', 'CONFIRMED', 'REPLACED'] as const;
type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

/** A bank account for an organizer's payouts. Only the provider keeps its number. */
export interface PayoutAccountsTable {
  id: Generated<number>;
  user_id: number;
  /** The owner of the team who named it, whose name it must fit; null for the founder. */
  asked_by: ColumnType<number | null, number | undefined, never>;
  state: ColumnType<PayoutAccountState, PayoutAccountState | undefined, PayoutAccountState>;
  bank_code: string;
  bank_name: string;
  /** The last four digits. */
  account_ending: string;
  /** The holder, as the bank writes it. */
  account_name: string;
  /** The provider's code for the account. */
  recipient_code: string;
  /** The organizer's name that the holder was compared with. */
  first_name: string;
  last_name: string;
  /** Of the mailed code; null for accounts that came with the demo. */
  code_hash: Buffer | null;
  code_expires_at: Date | null;
  code_tries: Generated<number>;
  asked_at: Date;
  confirmed_at: Date | null;
  /** Nothing is paid out before this. */
  paused_until: Date | null;
  ended_at: Date | null;
}

/** APPROVAL: an administrator looks at it first. SENDING: it may have been sent. OTP: the provider waits for its code. */
export const PAYOUT_STATES = [
  'APPROVAL',
  'REQUESTED',
  'SENDING',
  'OTP',
  'PAID',
  'FAILED',
  'REVERSED',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** States of a payout that is still to be sent, or may have been. */
export const UNDER_WAY: readonly PayoutState[] = ['REQUESTED', 'SENDING', 'OTP'];

/** An administrator's answer to a payout that waits for approval. */
type PayoutDecision = 'APPROVED' | 'REFUSED';

export interface PayoutsTable {
  id: Generated<number>;
  organizer_id: number;
  account_id: number;
  /** Taken from the balance, the fee included. */
  amount_kobo: number;
  fee_kobo: number;
  state: ColumnType<PayoutState, PayoutState | undefined, PayoutState>;
  /** Made before the provider is called, and never used for another transfer. */
  reference: string;
  transfer_code: string | null;
  /** Counts leases. */
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  last_error: string | null;
  /** Null for an automatic payout. */
  requested_by: number | null;
  requested_at: Date;
  /** Null unless it waited for approval and somebody has decided. */
  decision: PayoutDecision | null;
  decided_by: number | null;
  decided_at: Date | null;
  /**
   * When it may have been sent for the first time, or was refused after it had been tried; null for payouts from before
   * decision 0072.
   */
  sending_at: Date | null;
  /** How much the balance at the provider fell short at the last try. */
  short_kobo: number | null;
  done_at: Date | null;
}

export interface PayoutPartsTable {
  payout_id: number;
  /** 0 if no event is concerned. */
  event_id: number;
  amount_kobo: number;
  fee_kobo: number;
}

/** Look-ups of accounts and mails with codes, to count them by the hour. */
export interface PayoutAccountAttemptsTable {
  user_id: number;
  at: Date;
}
