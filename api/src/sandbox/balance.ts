import type { Clock } from '../platform/clock';
import { DAY_MS, HOUR_MS } from '../platform/durations';
import type { Faults } from './faults';
import type { Ledger, SandboxSettlement, SandboxTransaction } from './ledger';

/** Lagos is an hour ahead of UTC all year. */
const LAGOS_MS = HOUR_MS;

/** Paystack's fee for a payment in Nigeria: 1.5%, plus ₦100 from ₦2,500 on, and at most ₦2,000. */
export function paymentFee(kobo: number): number {
  return Math.min(Math.ceil(kobo * 0.015) + (kobo >= 250_000 ? 10_000 : 0), 200_000);
}

/** Paystack's fee for a transfer in Nigeria, in kobo. */
export function transferFee(kobo: number): number {
  if (kobo <= 500_000) return 1000;
  return kobo <= 5_000_000 ? 2500 : 5000;
}

interface Movement {
  /** In kobo; negative when money leaves. */
  amount: number;
  at: string;
}

/** The merchant's balance at the provider, and its settlement to the merchant's bank. */
export class Balance {
  constructor(
    private readonly ledger: Ledger,
    private readonly faults: Faults,
    private readonly now: Clock,
  ) {}

  /** The amount that can be sent or refunded now, in kobo. */
  available(): number {
    this.settleDue();
    return sum(this.movements());
  }

  settlements(): SandboxSettlement[] {
    this.settleDue();
    return this.ledger.every('settlement');
  }

  /** Pays out the whole balance now. */
  settle(): void {
    this.settleUpTo(this.now());
  }

  /** Settles everything received before each past midnight, as the real provider does on the next day. */
  private settleDue(): void {
    if (this.faults.settlementSchedule !== 'daily') return;
    const today = midnightAfter(this.now()) - DAY_MS;
    const last = this.ledger.every('settlement').at(-1)?.settledAt ?? '';
    const midnights = this.movements()
      .filter(({ at }) => at >= last)
      .map(({ at }) => midnightAfter(new Date(at)))
      .filter((midnight) => midnight <= today);
    for (const midnight of [...new Set(midnights)].sort((one, other) => one - other)) {
      this.settleUpTo(new Date(midnight));
    }
  }

  private settleUpTo(end: Date): void {
    const until = end.toISOString();
    const amount = sum(this.movements().filter(({ at }) => at < until));
    if (amount <= 0) return;
    const settled = new Set(
      this.ledger.every('settlement').flatMap(({ transactionIds }) => transactionIds),
    );
    const transactions = this.paid().filter(
      ({ id, paidAt }) => !settled.has(id) && String(paidAt) < until,
    );
    const settlement: SandboxSettlement = {
      id: this.ledger.nextId(),
      amount,
      fees: transactions.reduce((fees, { charged }) => fees + paymentFee(charged), 0),
      processed: transactions.reduce((processed, { charged }) => processed + charged, 0),
      transactionIds: transactions.map(({ id }) => id),
      settledAt: until,
    };
    this.ledger.save({ settlement });
  }

  private paid(): SandboxTransaction[] {
    return this.ledger
      .all()
      .filter(({ paidAt, currency }) => paidAt !== null && currency === 'NGN');
  }

  private movements(): Movement[] {
    const { ledger } = this;
    return [
      ...this.paid().flatMap((paid) => {
        const movement = { amount: paid.charged - paymentFee(paid.charged), at: paid.paidAt ?? '' };
        const back = { amount: -paid.charged, at: paid.reversedAt ?? '' };
        return paid.reversedAt ? [movement, back] : [movement];
      }),
      ...ledger
        .allRefunds()
        .filter(({ status }) => status !== 'failed')
        .map(({ amount, createdAt }) => ({ amount: -amount, at: createdAt })),
      ...ledger
        .every('transfer')
        .filter(({ status }) => !['failed', 'reversed', 'abandoned'].includes(status))
        .map(({ amount, fee, createdAt }) => ({ amount: -amount - fee, at: createdAt })),
      ...ledger.every('topUp').map(({ amount, createdAt }) => ({ amount, at: createdAt })),
      ...ledger
        .every('settlement')
        .map(({ amount, settledAt }) => ({ amount: -amount, at: settledAt })),
    ];
  }
}

const sum = (movements: Movement[]) => movements.reduce((total, { amount }) => total + amount, 0);

/** The first midnight in Lagos after a moment, in ms. */
const midnightAfter = (at: Date) =>
  (Math.floor((at.getTime() + LAGOS_MS) / DAY_MS) + 1) * DAY_MS - LAGOS_MS;
