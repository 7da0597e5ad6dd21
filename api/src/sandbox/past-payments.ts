import { Type, type Static } from 'typebox';

/** A payment that was made before the sandbox knew of it. */
export interface PastPayment {
  reference: string;
  /** In kobo. */
  amount: number;
  email: string;
  createdAt: string;
  paidAt: string;
  /** When all of it went back to the payer; null if it didn't. */
  refundedAt: string | null;
}

/** What the sandbox has made of past payments. Fees are in kobo. */
export const KnownPayments = Type.Array(
  Type.Object({
    reference: Type.String(),
    id: Type.Integer(),
    fee: Type.Integer(),
    refundId: Type.Union([Type.Integer(), Type.Null()]),
  }),
);
export type KnownPayment = Static<typeof KnownPayments>[number];
