import { Type, type Static } from 'typebox';
import { ORDER_STATUSES } from '../../platform/limits';
import { REFUND_SHARES } from '../../platform/refundPolicy';
import {
  moneyText,
  named,
  nullable,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';

export const Order = named(
  'Order',
  Type.Object({
    id: rowId(),
    status: textEnum(ORDER_STATUSES, {
      description:
        'HELD until paid; a free order is PAID at once. EXPIRED: cancelled unpaid, or not paid in time; its seats are free again.',
    }),
    quantity: Type.Integer(),
    total: moneyText('The sum the buyer pays, in naira: the price of the tickets plus fees.'),
    fees: Type.Optional(
      moneyText('The part of it that is fees; absent if the organizer bears them.'),
    ),
    currency: textEnum(['NGN']),
    expires_at: nullable(timestamp('When the hold on the seats ends; null unless HELD.')),
    refund_share: textEnum(REFUND_SHARES, {
      description: 'The refund policy of its event when it was made, which it keeps.',
    }),
    refund_until_hours: Type.Integer(),
    refund_terms: nullable(
      Type.String({ description: 'The policy as a sentence with amounts; null for a free order.' }),
    ),
    created_at: timestamp(),
    paid_at: nullable(timestamp()),
    cancelled_at: Type.Optional(
      timestamp('When its last ticket was cancelled, or it was before it was paid; absent if not.'),
    ),
  }),
);
export type Order = Static<typeof Order>;
