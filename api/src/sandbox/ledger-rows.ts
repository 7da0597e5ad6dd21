import type { Channel, RefundOutcome, TransferOutcome, WebhookFate } from './switches';

type TransactionStatus = 'abandoned' | 'pending' | 'ongoing' | 'success' | 'failed' | 'reversed';
type RefundState = 'pending' | 'processing' | RefundOutcome;
type TransferStatus = 'otp' | 'pending' | 'abandoned' | TransferOutcome;

export interface SandboxTransaction {
  id: number;
  reference: string;
  accessCode: string;
  email: string;
  /** The requested amount in kobo. */
  amount: number;
  /** The charged amount in kobo; differs when the checkout simulates that. */
  charged: number;
  currency: string;
  callbackUrl: string | null;
  /** The ways to pay that the merchant asked for. */
  channels?: Channel[];
  /** How it was paid. */
  channel?: Channel;
  status: TransactionStatus;
  message: string | null;
  createdAt: string;
  paidAt: string | null;
  /** When a bank took the money back, if it did. */
  reversedAt?: string;
  /** How its refunds end, if the checkout set that. */
  refundOutcome?: RefundOutcome;
}

export interface SandboxRefund {
  id: number;
  transactionId: number;
  amount: number;
  note: string | null;
  status: RefundState;
  /** The account numbers it was sent to after it needed attention. */
  accounts?: string[];
  createdAt: string;
}

export interface SandboxDispute {
  id: number;
  transactionId: number;
  /** The disputed amount in kobo. */
  amount: number;
  status: string;
  resolution: string | null;
  dueAt: string;
  createdAt: string;
}

/** An account that money can be sent to. */
export interface SandboxRecipient {
  id: number;
  code: string;
  name: string;
  accountNumber: string;
  bankCode: string;
  createdAt: string;
}

export interface SandboxTransfer {
  id: number;
  reference: string;
  code: string;
  recipientCode: string;
  /** In kobo, without the fee. */
  amount: number;
  fee: number;
  reason: string;
  status: TransferStatus;
  /** How it will end, and how that is announced. */
  outcome: TransferOutcome;
  webhook: WebhookFate;
  createdAt: string;
  endedAt: string | null;
}

/** Money that left the balance for the merchant's own bank account. Amounts in kobo. */
export interface SandboxSettlement {
  id: number;
  amount: number;
  fees: number;
  /** The sum of the transactions' payments; missing in files of older versions. */
  processed?: number;
  transactionIds: number[];
  settledAt: string;
}

/** Money that the merchant paid into the balance. */
export interface SandboxTopUp {
  id: number;
  amount: number;
  createdAt: string;
}

/** The name of an account's holder, if a test set it. */
export interface SandboxHolder {
  id: number;
  accountNumber: string;
  name: string;
}
