import { Type, type Static, type TSchema } from 'typebox';

const optional = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

export const Initialized = Type.Object({
  authorization_url: Type.String(),
  reference: Type.String(),
});

export const Verified = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  reference: Type.String(),
  amount: Type.Integer(),
  requested_amount: optional(Type.Integer()),
  /** The provider's share of it; null until it is paid. */
  fees: optional(Type.Integer()),
  currency: Type.String(),
  domain: Type.String(),
  paid_at: optional(Type.String()),
});

export const Refunded = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  /** In kobo, as text or number. For our own refunds, the amount we requested. */
  amount: optional(Type.Union([Type.String(), Type.Integer()])),
  merchant_note: optional(Type.String()),
  transaction_reference: optional(Type.String()),
});

export const Disputed = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  resolution: optional(Type.String()),
  refund_amount: optional(Type.Integer()),
  dueAt: optional(Type.String()),
  transaction: Type.Object({ reference: Type.String() }),
});

export const Bank = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  active: optional(Type.Boolean()),
});

export const Resolved = Type.Object({ account_name: Type.String({ minLength: 1 }) });
export const Recipient = Type.Object({ recipient_code: Type.String({ minLength: 1 }) });

export const Transferred = Type.Object({
  id: Type.Integer(),
  /** `success`, `failed`, `reversed`, `abandoned`, `blocked` and `rejected` are final; the others aren't. */
  status: Type.String(),
  reference: Type.String(),
  transfer_code: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  /** Only in lists. */
  fee_charged: optional(Type.Integer()),
});

export const Balances = Type.Array(
  Type.Object({ currency: Type.String(), balance: Type.Integer() }),
);

export const Settled = Type.Object({
  id: Type.Integer(),
  status: Type.String(),
  currency: Type.String(),
  /** The sum that reached the bank account. */
  total_amount: Type.Integer(),
  total_fees: Type.Integer(),
  total_processed: Type.Integer(),
  /** Other deductions, such as refunds and transfers; below zero for additions. */
  deductions: optional(Type.Integer()),
  settlement_date: Type.String(),
});

/** A payment as the provider reports it; amounts in kobo. */
export type VerifiedPayment = Static<typeof Verified>;
export type ProviderRefund = Static<typeof Refunded>;
export type ProviderDispute = Static<typeof Disputed>;
export type ProviderBank = Static<typeof Bank>;
/** A transfer to an organizer's account; amounts in kobo. */
export type ProviderTransfer = Static<typeof Transferred>;
/** A payment of the balance to our own bank account; amounts in kobo. */
export type ProviderSettlement = Static<typeof Settled>;
