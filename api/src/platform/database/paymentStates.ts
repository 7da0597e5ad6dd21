import { sql } from 'kysely';

/** PENDING until the provider says otherwise; FAILED is a declined try, which the payer may still turn into PAID. */
export const PAYMENT_STATUSES = ['PENDING', 'FAILED', 'PAID', 'REFUNDING', 'REFUNDED'] as const;
/** The provider's statuses of a payment that the payer has made and a bank has yet to confirm. */
export const AT_BANK = ['ongoing', 'pending', 'processing', 'queued'];
/** REQUESTED: the provider accepted the refund but has only queued it. */
export const REFUND_STATUSES = ['QUEUED', 'REQUESTED', 'DONE', 'NEEDS_ATTENTION'] as const;
/** The provider hasn't accepted it for a day, so it refuses all of them, or refunds are turned off there. */
export const REFUND_IS_LATE = sql<boolean>`status = 'QUEUED' AND created_at < now() - interval '1 day'`;
/** It needs a person, or is late. */
export const REFUND_IS_STUCK = sql<boolean>`(status = 'NEEDS_ATTENTION' OR ${REFUND_IS_LATE})`;
export const REFUND_REASONS = [
  'paid_too_late',
  'event_started',
  'paid_twice',
  'wrong_amount',
  'cancelled_by_buyer',
  'cancelled_by_owner',
  'cancelled_by_organizer',
  'event_cancelled',
  'event_suspended',
  'dispute_lost',
  'refunded_at_provider',
] as const;

/** An administrator's action on a refund that needed attention. */
export const REFUND_ACTIONS = ['RETRIED', 'SETTLED'] as const;

/** RECEIVED is yet to be handled; IGNORED doesn't concern us; GIVEN_UP was tried for a week. */
const DELIVERY_STATES = ['RECEIVED', 'DONE', 'IGNORED', 'GIVEN_UP'] as const;

/** Why a case needs a person. */
export const PAYMENT_CASE_KINDS = [
  'payment_unclear',
  'delivery_failed',
  'dispute_unmatched',
  'dispute_unclear',
  'partial_refund',
  'refunded_twice',
  'ledger_differs',
  'payout_short',
  'payout_otp',
  'payout_unclear',
  'payout_refused',
  'payment_differs',
  'refund_differs',
  'transfer_differs',
  'settlement_differs',
  'balance_differs',
] as const;
export const PAYMENT_CASE_STATES = ['OPEN', 'CLOSED'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number];
export type PaymentCaseState = (typeof PAYMENT_CASE_STATES)[number];
/** A dispute's status; WON means that we keep the money. */
const DISPUTE_STATUSES = ['OPEN', 'WON', 'LOST'] as const;

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** Why the provider sent a bank transfer back. */
export type TransferRejection = 'WRONG_AMOUNT' | 'OTHER';
export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type RefundAction = (typeof REFUND_ACTIONS)[number];
export type RefundReason = (typeof REFUND_REASONS)[number];
/** Why money was returned without our request. */
export type MoneyBack = 'dispute_lost' | 'refunded_at_provider';
