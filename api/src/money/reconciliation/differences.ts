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

/** Keeps differences as cases, which administrators are told of. */
export interface Differences {
  /** What has an open case of a kind. */
  subjects(db: Queryable, kind: DifferenceKind): Promise<string[]>;
  /** Opens a case, again if it had settled by itself. One that a person closed stays closed. */
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

/** What was compared, and how it differs: null if it doesn't. */
export interface Look {
  subject: string;
  difference: string | null;
  payment_id?: number | null;
}

/** What a part compares. */
export interface Span {
  db: Queryable;
  client: PaystackClient;
  /** What changed from here to there: younger news may still be on its way. */
  from: Date;
  until: Date;
  run: Run;
  /** What has an open case, to be looked at again however old it is. */
  open: string[];
}

/** Compares one thing after the other. @throws ProviderError if the provider doesn't answer. */
export type Part = (span: Span) => AsyncIterable<Look>;

/** Rows by the hundred, so that each hundred costs one statement. */
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
