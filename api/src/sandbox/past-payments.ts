import { Type, type Static } from 'typebox';

/** A payment that was made before the sandbox knew of it. */
export interface PastPayment {
  reference: string;
  /** In kobo. */
  amount: number;
  email: string;
  createdAt: string;
  paidAt: string;
  /** When it was fully refunded; null if it wasn't. */
  refundedAt: string | null;
}

/** Past payments with the ids and fees that the sandbox gave them. Fees are in kobo. */
export const KnownPayments = Type.Array(
  Type.Object({
    reference: Type.String(),
    id: Type.Integer(),
    fee: Type.Integer(),
    refundId: Type.Union([Type.Integer(), Type.Null()]),
  }),
);
export type KnownPayment = Static<typeof KnownPayments>[number];
