/** Who pays the fees of an event's tickets: the organizer out of the price, or the buyer on top of it. */
export const FEE_BEARERS = ['ORGANIZER', 'BUYER'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** Of a new event, so that what is shown stays price times quantity. */
export const DEFAULT_FEE_BEARER: FeeBearer = 'ORGANIZER';

/** What organizers choose from. The document takes these to the contract too. */
export const FEE_BEARER_LABELS: Record<FeeBearer, string> = {
  ORGANIZER: 'I pay the fees',
  BUYER: 'The buyer pays the fees',
};

/** Amounts in kobo; shares in hundredths of a per cent. */
export interface FeeTerms {
  /** Of each paid ticket. */
  platform: { basisPoints: number; kobo: number };
  /** Of each payment. The flat part is waived below `flatFromKobo`. */
  provider: { basisPoints: number; flatKobo: number; flatFromKobo: number; maxKobo: number };
}

/** Paystack's published rule for local payments (https://paystack.com/pricing). */
export const PUBLISHED_RULE: FeeTerms['provider'] = {
  basisPoints: 150,
  flatKobo: 100_00,
  flatFromKobo: 2_500_00,
  maxKobo: 2_000_00,
};

/** What applies unless settings say otherwise. */
export const DEFAULT_FEE_TERMS: FeeTerms = {
  platform: { basisPoints: 0, kobo: 0 },
  provider: PUBLISHED_RULE,
};

const ALL = 10_000;

/** The fee (kobo) that the provider takes of a payment, and keeps when it is refunded. */
export function paymentFee(kobo: number, rule = PUBLISHED_RULE): number {
  const share = Math.ceil((kobo * rule.basisPoints) / ALL);
  return Math.min(share + (kobo < rule.flatFromKobo ? 0 : rule.flatKobo), rule.maxKobo);
}

/** What the provider charges for a transfer, by its published rule: up to an amount, and at last for any other. Kobo. */
export const TRANSFER_FEES = [
  { upToKobo: 5_000_00, feeKobo: 10_00 },
  { upToKobo: 50_000_00, feeKobo: 25_00 },
  { upToKobo: null, feeKobo: 50_00 },
] as const;

/**
 * What a payout of at most this amount takes, and what of it the provider keeps. Kobo. It charges by what arrives, so of
 * ₦5,010.01 to ₦5,025 only ₦5,010 is taken: ₦5,000 arrive for ₦10, where less would arrive for ₦25.
 */
export function payoutWithin(kobo: number): { amount: number; fee: number } {
  const [small, middle, large] = TRANSFER_FEES;
  const steps = [
    { ...small, nextKobo: middle.feeKobo },
    { ...middle, nextKobo: large.feeKobo },
  ];
  const step = steps.find(({ upToKobo, nextKobo }) => kobo - nextKobo <= upToKobo);
  if (!step) return { amount: kobo, fee: large.feeKobo };
  return { amount: Math.min(kobo, step.upToKobo + step.feeKobo), fee: step.feeKobo };
}

/** An order's fees, which it keeps whatever the settings are later. */
export interface OrderFees {
  /** What the buyer pays on top of the price: whole kobo for each ticket. */
  buyerFeesKobo: number;
  platformFeeKobo: number;
  /** By the rule; the provider tells the true one later. */
  paymentFeeKobo: number;
}

/** The fees of an order; a free one has none. */
export function orderFees(
  { priceKobo, quantity, bearer }: { priceKobo: number; quantity: number; bearer: FeeBearer },
  { platform, provider }: FeeTerms,
): OrderFees {
  const price = priceKobo * quantity;
  if (price === 0) return { buyerFeesKobo: 0, platformFeeKobo: 0, paymentFeeKobo: 0 };
  const share = Math.floor((priceKobo * platform.basisPoints) / ALL) + platform.kobo;
  if (bearer === 'ORGANIZER') {
    // It takes no more than there is.
    const platformFeeKobo = Math.min(share, priceKobo) * quantity;
    return { buyerFeesKobo: 0, platformFeeKobo, paymentFeeKobo: paymentFee(price, provider) };
  }
  const platformFeeKobo = share * quantity;
  let each = share;
  let paymentFeeKobo = 0;
  // The provider takes its fee of the fees, too.
  for (;;) {
    const charged = price + each * quantity;
    paymentFeeKobo = paymentFee(charged, provider);
    const missing = price + platformFeeKobo + paymentFeeKobo - charged;
    if (missing <= 0) return { buyerFeesKobo: each * quantity, platformFeeKobo, paymentFeeKobo };
    each += Math.ceil(missing / quantity);
  }
}
