import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Channel, RefundOutcome } from './switches';

export type TransactionStatus =
  'abandoned' | 'pending' | 'ongoing' | 'success' | 'failed' | 'reversed';
export type RefundState = 'pending' | 'processing' | RefundOutcome;

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
}

type Entry =
  { transaction: SandboxTransaction } | { refund: SandboxRefund } | { dispute: SandboxDispute };

/**
 * Every transaction, refund and dispute of the sandbox. If there is a file, they survive a restart: each change is a
 * line, and the last line about an entry is its current state.
 */
export class Ledger {
  private readonly transactions = new Map<string, SandboxTransaction>();
  private readonly refunds = new Map<number, SandboxRefund>();
  private readonly disputes = new Map<number, SandboxDispute>();
  private lastId = 0;

  constructor(private readonly file: string | null = null) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = readLine(line);
      if (entry) this.keep(entry);
    }
  }

  nextId(): number {
    return this.lastId + 1;
  }

  save(entry: Entry): void {
    this.keep(entry);
    if (this.file) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }

  byReference(reference: string): SandboxTransaction | undefined {
    return this.transactions.get(reference);
  }

  byId(id: number): SandboxTransaction | undefined {
    return this.all().find((transaction) => transaction.id === id);
  }

  byAccessCode(code: string): SandboxTransaction | undefined {
    return this.all().find(({ accessCode }) => accessCode === code);
  }

  all(): SandboxTransaction[] {
    return [...this.transactions.values()];
  }

  refund(id: number): SandboxRefund | undefined {
    return this.refunds.get(id);
  }

  allRefunds(): SandboxRefund[] {
    return [...this.refunds.values()];
  }

  refundsOf(transactionId: number): SandboxRefund[] {
    return this.allRefunds().filter((refund) => refund.transactionId === transactionId);
  }

  /** The amount refunded or being refunded, in kobo. */
  refunded(transactionId: number): number {
    return this.refundsOf(transactionId)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Marks a payment as reversed once it is refunded in full. */
  noteReversal(transactionId: number): void {
    const transaction = this.byId(transactionId);
    if (!transaction || this.refunded(transactionId) < transaction.charged) return;
    this.save({ transaction: { ...transaction, status: 'reversed' } });
  }

  /** A dispute and the payment it is about. */
  dispute(id: number): [SandboxDispute, SandboxTransaction] | undefined {
    const dispute = this.disputes.get(id);
    const transaction = dispute && this.byId(dispute.transactionId);
    return transaction && [dispute, transaction];
  }

  private keep(entry: Entry): void {
    if ('transaction' in entry) {
      const { transaction } = entry;
      this.transactions.set(transaction.reference, transaction);
      this.lastId = Math.max(this.lastId, transaction.id);
    } else if ('refund' in entry) {
      this.refunds.set(entry.refund.id, entry.refund);
      this.lastId = Math.max(this.lastId, entry.refund.id);
    } else {
      this.disputes.set(entry.dispute.id, entry.dispute);
      this.lastId = Math.max(this.lastId, entry.dispute.id);
    }
  }
}

/** Ignores a line that a killed process left half written. */
function readLine(line: string): Entry | null {
  try {
    return line ? (JSON.parse(line) as Entry) : null;
  } catch {
    return null;
  }
}
