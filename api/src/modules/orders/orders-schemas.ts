import { Type, type Static } from 'typebox';
import { ORDER_STATUSES } from '../../limits';
import {
  moneyText,
  named,
  nullable,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';

export const Order = named(
  'Order',
  Type.Object({
    id: rowId(),
    status: textEnum(ORDER_STATUSES, {
      description: 'HELD until paid; a free order is PAID at once. EXPIRED gave its seats back.',
    }),
    quantity: Type.Integer(),
    total: moneyText('The price of the whole order in naira.'),
    currency: textEnum(['NGN']),
    expires_at: nullable(timestamp('Until when the seats are held; null unless HELD.')),
    created_at: timestamp(),
    paid_at: nullable(timestamp()),
  }),
);
export type Order = Static<typeof Order>;
