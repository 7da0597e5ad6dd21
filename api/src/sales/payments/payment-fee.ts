/** Paystack's published rule for local payments (https://paystack.com/pricing), in kobo. */
const PER_THOUSAND = 15;
const FLAT_KOBO = 100_00;
const FLAT_FROM_KOBO = 2_500_00;
const MAX_KOBO = 2_000_00;

/** The fee (kobo) that the provider takes of a payment, and keeps when it is refunded. */
export function paymentFee(kobo: number): number {
  const share = Math.ceil((kobo * PER_THOUSAND) / 1000);
  return Math.min(share + (kobo < FLAT_FROM_KOBO ? 0 : FLAT_KOBO), MAX_KOBO);
}
