/** Who pays the fees of an event's tickets: the organizer out of the price, or the buyer on top of it. */
export const FEE_BEARERS = ['ORGANIZER', 'BUYER'] as const;
export type FeeBearer = (typeof FEE_BEARERS)[number];

/** For new events, so that the total shown stays price times quantity. */
export const DEFAULT_FEE_BEARER: FeeBearer = 'ORGANIZER';

/** The choices for organizers. Through the OpenAPI document, the contract has them too. */
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

/** Applies unless settings say otherwise. */
export const DEFAULT_FEE_TERMS: FeeTerms = {
  platform: { basisPoints: 0, kobo: 0 },
  provider: PUBLISHED_RULE,
};

const ALL = 10_000;

/** The provider's fee (kobo) for a payment, which it keeps even after a refund. */
export function paymentFee(kobo: number, rule = PUBLISHED_RULE): number {
  const share = Math.ceil((kobo * rule.basisPoints) / ALL);
  return Math.min(share + (kobo < rule.flatFromKobo ? 0 : rule.flatKobo), rule.maxKobo);
}

/** The provider's published fees for a transfer: up to an amount, and finally for any larger one. Kobo. */
export const TRANSFER_FEES = [
  { upToKobo: 5_000_00, feeKobo: 10_00 },
  { upToKobo: 50_000_00, feeKobo: 25_00 },
  { upToKobo: null, feeKobo: 50_00 },
] as const;

/**
 * How much a payout of at most this amount takes, and the provider's fee out of it. Kobo. The fee depends on the sum that
 * arrives, so of ₦5,010.01 to ₦5,025 only ₦5,010 is taken: ₦5,000 arrive for ₦10, where less would arrive for ₦25.
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
  /** Paid by the buyer on top of the price: whole kobo for each ticket. */
  buyerFeesKobo: number;
  platformFeeKobo: number;
  /** By the rule; the provider reports the actual fee later. */
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
    // Never more than the price.
    const platformFeeKobo = Math.min(share, priceKobo) * quantity;
    return { buyerFeesKobo: 0, platformFeeKobo, paymentFeeKobo: paymentFee(price, provider) };
  }
  const platformFeeKobo = share * quantity;
  let each = share;
  let paymentFeeKobo = 0;
  // The provider charges its fee on the fees, too.
  for (;;) {
    const charged = price + each * quantity;
    paymentFeeKobo = paymentFee(charged, provider);
    const missing = price + platformFeeKobo + paymentFeeKobo - charged;
    if (missing <= 0) return { buyerFeesKobo: each * quantity, platformFeeKobo, paymentFeeKobo };
    each += Math.ceil(missing / quantity);
  }
}
