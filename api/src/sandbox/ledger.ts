import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type TransactionStatus = 'abandoned' | 'pending' | 'success' | 'failed';
export type RefundState = 'pending' | RefundOutcome;
/** How a refund ends: at the payer, not at all, or with a question to the merchant. */
export type RefundOutcome = 'processed' | 'failed' | 'needs-attention';

export interface SandboxTransaction {
  id: number;
  reference: string;
  accessCode: string;
  email: string;
  /** In kobo, as asked for. */
  amount: number;
  /** In kobo, as charged; another one when the switch says so. */
  charged: number;
  currency: string;
  callbackUrl: string | null;
  status: TransactionStatus;
  message: string | null;
  createdAt: string;
  paidAt: string | null;
}

export interface SandboxRefund {
  id: number;
  transactionId: number;
  amount: number;
  note: string | null;
  status: RefundState;
  createdAt: string;
}

type Entry = { transaction: SandboxTransaction } | { refund: SandboxRefund };

/**
 * What the sandbox was asked for and what was paid. With a file it outlives the process: each change is a line, and
 * the last line about a thing is how it is.
 */
export class Ledger {
  private readonly transactions = new Map<string, SandboxTransaction>();
  private readonly refunds = new Map<number, SandboxRefund>();
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

  private keep(entry: Entry): void {
    if ('transaction' in entry)
      this.transactions.set(entry.transaction.reference, entry.transaction);
    else this.refunds.set(entry.refund.id, entry.refund);
    this.lastId = Math.max(
      this.lastId,
      'transaction' in entry ? entry.transaction.id : entry.refund.id,
    );
  }
}

/** A line that a killed process left half written says nothing. */
function readLine(line: string): Entry | null {
  try {
    return line ? (JSON.parse(line) as Entry) : null;
  } catch {
    return null;
  }
}
