import type { PaymentCaseKind } from '../../platform/database/paymentStates';
import type { Queryable } from '../../platform/database/schema';
import type { PaystackClient } from '../../platform/provider/paystack-client';
import type { Run } from './reconciliations-repository';

export type DifferenceKind = Extract<
  PaymentCaseKind,
  | 'payment_differs'
  | 'refund_differs'
  | 'transfer_differs'
  | 'settlement_differs'
  | 'balance_differs'
>;

/** Keeps differences as cases, which administrators are notified of. */
export interface Differences {
  /** The subjects of a kind's open cases. */
  subjects(db: Queryable, kind: DifferenceKind): Promise<string[]>;
  /**
   * Opens a case, or reopens one that had resolved itself. One that a person has closed stays closed, unless it differs in
   * another way now.
   */
  open(
    db: Queryable,
    found: {
      kind: DifferenceKind;
      subject: string;
      detail: string;
      payment_id: number | null;
      at: Date;
    },
  ): Promise<void>;
  close(db: Queryable, which: { kind: DifferenceKind; subject: string }, at: Date): Promise<void>;
}

/** The result for one subject; `difference` is null if both sides agree. */
export interface Look {
  subject: string;
  difference: string | null;
  payment_id?: number | null;
}

/** The input of a part: the period to compare, its run, and the provider to ask. */
export interface Span {
  db: Queryable;
  client: PaystackClient;
  /** Changes between `from` and `until`: younger news may still be on its way. */
  from: Date;
  until: Date;
  run: Run;
  /** Subjects with an open case, to be checked again however old they are. */
  open: string[];
  /** Keeps the run from other processes during calls that yield nothing. @throws Error if another one has taken it. */
  renew(): Promise<void>;
}

/** Compares one subject after another. @throws ProviderError if the provider doesn't answer. */
export type Part = (span: Span) => AsyncIterable<Look>;

/** Rows in batches of 100, for one statement per batch. */
export async function* inBatches<T>(rows: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < 100) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
