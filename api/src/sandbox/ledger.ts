import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  SandboxDispute,
  SandboxHolder,
  SandboxRecipient,
  SandboxRefund,
  SandboxSettlement,
  SandboxTopUp,
  SandboxTransaction,
  SandboxTransfer,
} from './ledger-rows';

export type * from './ledger-rows';

interface Rows {
  transaction: SandboxTransaction;
  refund: SandboxRefund;
  dispute: SandboxDispute;
  recipient: SandboxRecipient;
  transfer: SandboxTransfer;
  settlement: SandboxSettlement;
  topUp: SandboxTopUp;
  holder: SandboxHolder;
}

type Kind = keyof Rows;
type Entry = { [K in Kind]: Record<K, Rows[K]> }[Kind];

/**
 * Everything that the sandbox knows. If there is a file, it survives a restart: each change is a line, and the last line
 * about an entry is its current state.
 */
export class Ledger {
  private readonly kept: { [K in Kind]: Map<number, Rows[K]> } = {
    transaction: new Map(),
    refund: new Map(),
    dispute: new Map(),
    recipient: new Map(),
    transfer: new Map(),
    settlement: new Map(),
    topUp: new Map(),
    holder: new Map(),
  };
  private readonly references = new Map<string, number>();
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
    return this.byId(this.references.get(reference) ?? 0);
  }

  byId(id: number): SandboxTransaction | undefined {
    return this.kept.transaction.get(id);
  }

  byAccessCode(code: string): SandboxTransaction | undefined {
    return this.all().find(({ accessCode }) => accessCode === code);
  }

  all(): SandboxTransaction[] {
    return this.every('transaction');
  }

  /** Every row of a kind, oldest first. */
  every<K extends Kind>(kind: K): Rows[K][] {
    return [...this.kept[kind].values()];
  }

  refund(id: number): SandboxRefund | undefined {
    return this.kept.refund.get(id);
  }

  allRefunds(): SandboxRefund[] {
    return this.every('refund');
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
    const dispute = this.kept.dispute.get(id);
    const transaction = dispute && this.byId(dispute.transactionId);
    return transaction && [dispute, transaction];
  }

  recipient(code: string): SandboxRecipient | undefined {
    return this.every('recipient').find((recipient) => recipient.code === code);
  }

  transfer(reference: string): SandboxTransfer | undefined {
    return this.every('transfer').find((transfer) => transfer.reference === reference);
  }

  private keep(entry: Entry): void {
    for (const [kind, row] of Object.entries(entry) as [Kind, { id: number }][]) {
      (this.kept[kind] as Map<number, { id: number }>).set(row.id, row);
      this.lastId = Math.max(this.lastId, row.id);
    }
    if ('transaction' in entry)
      this.references.set(entry.transaction.reference, entry.transaction.id);
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
