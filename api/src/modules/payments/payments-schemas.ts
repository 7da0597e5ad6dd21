import { Type, type Static } from 'typebox';
import {
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { Order } from '../orders/orders-schemas';
import { IssuedTicket } from '../tickets/tickets-schemas';
import { PAYMENT_STATUSES, REFUND_REASONS, REFUND_STATUSES } from './payment-states';

export const PaymentInitiation = named(
  'PaymentInitiation',
  Type.Object({
    authorization_url: Type.String({ description: 'The provider’s payment page.' }),
    reference: Type.String({ description: 'Of this try; the next one has another.' }),
    expires_at: timestamp('Until when the seats are held.'),
  }),
);
export type PaymentInitiation = Static<typeof PaymentInitiation>;

export const Refund = named(
  'Refund',
  Type.Object({
    amount: moneyText('What is sent back.'),
    reason: textEnum(REFUND_REASONS),
    status: textEnum(REFUND_STATUSES),
    created_at: timestamp(),
  }),
);

export const Payment = named(
  'Payment',
  Type.Object({
    reference: Type.String(),
    status: textEnum(PAYMENT_STATUSES, {
      description: 'FAILED is a declined try: the order is still held, and can be paid.',
    }),
    detail: Type.String({ description: 'The sentence for the buyer.' }),
    amount: moneyText('What was asked for.'),
    currency: textEnum(['NGN']),
    authorization_url: nullable(
      Type.String({ description: 'Where it can still be paid; null when it cannot.' }),
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
      description: 'Any ticket of the order: the whole order is paid at once.',
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
  summary: 'Start a payment',
  description:
    'Answers the address of the provider’s payment page. After paying, the payer comes back to the dashboard with ' +
    '`reference` in the address.',
  body: ref(InitiatePayload),
  response: { 200: ref(PaymentInitiation), ...errorAnswers(400, 401, 404, 409, 429, 502) },
};

export const paymentSchema = {
  tags,
  security,
  summary: 'What became of a payment, as last heard',
  params: referenceParams,
  response: { 200: ref(Payment), ...errorAnswers(401, 404) },
};

export const checkPaymentSchema = {
  tags,
  security,
  summary: '“I have paid”: ask the provider now',
  params: referenceParams,
  response: { 200: ref(Payment), ...errorAnswers(401, 404, 429, 502) },
};

export const webhookSchema = {
  tags,
  summary: 'The provider’s notifications',
  description:
    'Signed: `x-paystack-signature` is the hex HMAC-SHA512 of the body with the secret key.',
  response: {
    200: Type.Object({ received: Type.Boolean() }),
    ...errorAnswers(400, 401, 413, 415),
  },
};
