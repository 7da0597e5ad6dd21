import { Type, type Static } from 'typebox';
import { BANK_PATIENCE_MS } from '../../platform/limits';
import { durationText } from '../../platform/durationText';
import {
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { idempotencyHeader } from '../../platform/http/idempotency';
import { errorAnswers } from '../../platform/schemas/errors';
import { Order } from '../orders/orders-schemas';
import { IssuedTicket } from '../orders/purchase-schemas';
import {
  PAYMENT_STATUSES,
  REFUND_REASONS,
  REFUND_STATUSES,
} from '../../platform/database/paymentStates';
import { providerSignature } from '../../platform/schemas/security';

export const PaymentInitiation = named(
  'PaymentInitiation',
  Type.Object({
    authorization_url: Type.String({ description: 'The provider’s payment page.' }),
    reference: Type.String({ description: 'Identifies this attempt; each attempt gets its own.' }),
    expires_at: timestamp('When the hold on the seats ends.'),
  }),
);
export type PaymentInitiation = Static<typeof PaymentInitiation>;

export const Refund = named(
  'Refund',
  Type.Object({
    amount: moneyText('The amount refunded.'),
    reason: textEnum(REFUND_REASONS),
    status: textEnum(REFUND_STATUSES),
    account_by: nullable(
      timestamp('Until when the payer can say where it should go, if they were mailed a link.'),
    ),
    created_at: timestamp(),
  }),
);

export const Payment = named(
  'Payment',
  Type.Object({
    reference: Type.String(),
    status: textEnum(PAYMENT_STATUSES, {
      description: 'FAILED: this attempt was declined; the order is still held and can be paid.',
    }),
    is_at_bank: Type.Boolean({
      description: `True while a bank is working on the payment: the seats are then kept for up to ${durationText(BANK_PATIENCE_MS)}.`,
    }),
    detail: Type.String({ description: 'The message to show the buyer.' }),
    bank_transfer_rejected: Type.Boolean({
      description: 'It is unpaid because the buyer’s bank transfer was sent back.',
    }),
    can_pay: Type.Boolean({
      description: 'Whether its order can be paid for now. False if the event’s sales are paused.',
    }),
    amount: moneyText('The amount charged.'),
    currency: textEnum(['NGN']),
    authorization_url: nullable(
      Type.String({ description: 'Where it can still be paid; null if it can’t.' }),
    ),
    created_at: timestamp(),
    paid_at: nullable(timestamp()),
    order: ref(Order),
    tickets: Type.Array(ref(IssuedTicket)),
    refunds: Type.Array(ref(Refund)),
  }),
);
export type Payment = Static<typeof Payment>;

export const InitiatePayload = named(
  'InitiatePayload',
  Type.Object(
    { ticket_id: rowId() },
    {
      additionalProperties: false,
      description: 'Any ticket of the order; the payment covers the whole order.',
    },
  ),
);

const referenceParams = Type.Object({
  reference: Type.String({ pattern: '^[A-Za-z0-9.=-]{1,64}$' }),
});
const tags = ['payments'];
const security = [{ bearer: [] }];

export const initiateSchema = {
  tags,
  security,
  operationId: 'initiatePayment',
  summary: 'Start a payment',
  description:
    'Returns the URL of the provider’s payment page. After paying, the buyer is sent back to the dashboard with ' +
    '`reference` in the URL. 502: `payment_refused` if the provider refuses this payment, `provider_unavailable` if it ' +
    'doesn’t respond. The seats stay held.',
  headers: idempotencyHeader,
  body: ref(InitiatePayload),
  response: { 200: ref(PaymentInitiation), ...errorAnswers(400, 401, 404, 409, 422, 429, 502) },
};

export const paymentSchema = {
  tags,
  security,
  operationId: 'getPayment',
  summary: 'Get a payment’s last known status',
  params: referenceParams,
  response: { 200: ref(Payment), ...errorAnswers(401, 404) },
};

export const checkPaymentSchema = {
  tags,
  security,
  operationId: 'checkPayment',
  summary: 'Check a payment’s status with the provider now',
  params: referenceParams,
  response: { 200: ref(Payment), ...errorAnswers(401, 404, 429, 502) },
};

export const webhookSchema = {
  tags,
  security: providerSignature,
  operationId: 'receivePaymentNotification',
  summary: 'Receive the payment provider’s webhooks',
  description:
    '`x-paystack-signature` is the hex HMAC-SHA512 of the body, keyed with the secret key. 200: processed. ' +
    '503: stored but not processed yet; deliver it again.',
  response: {
    200: Type.Object({ received: Type.Boolean() }),
    ...errorAnswers(400, 401, 413, 415, 503),
  },
};
