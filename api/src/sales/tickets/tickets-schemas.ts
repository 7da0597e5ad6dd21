import { Type, type Static } from 'typebox';
import { checksPhotosField } from '../../platform/schemas/checksPhotosField';
import { ofEventTimes } from '../../platform/eventTimes';
import { EVENT_STATUSES, TICKET_STATUSES, TICKET_TYPES } from '../../platform/limits';
import {
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
  userMessage,
} from '../../platform/schemas/buildingBlocks';
import { Order } from '../orders/orders-schemas';
import { cancellationQuote } from './cancellation-schemas';

export const TicketEvent = named(
  'TicketEvent',
  Type.Object({
    id: rowId(),
    title: Type.String(),
    ...ofEventTimes(() => nullable(timestamp())),
    start_date: timestamp(),
    end_date: timestamp(),
    timezone: Type.String(),
    location: Type.String(),
    city: Type.String(),
    banner_image: nullable(Type.String()),
    status: textEnum(EVENT_STATUSES),
    checks_photos: checksPhotosField(),
  }),
);

export const onHold = () =>
  Type.Boolean({
    description:
      'Its payment is disputed, so it won’t be accepted at the door until that is resolved.',
  });

export const payer = () =>
  nullable(
    Type.Object(
      {
        name: Type.String(),
        email: Type.String({ description: 'Masked, except for the first letter and the domain.' }),
      },
      { description: 'Who paid, and would get a refund; null if that is the ticket’s owner.' },
    ),
  );

export const Ticket = named(
  'Ticket',
  Type.Object({
    id: rowId(),
    ticket_number: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    ticket_type_name: Type.Optional(
      Type.String({ description: 'The organizer’s name for it; absent: named after its type.' }),
    ),
    status: textEnum(TICKET_STATUSES, {
      description: 'PENDING until its order is paid. CANCELLED: its seat is free again.',
    }),
    on_hold: onHold(),
    holder: nullable(Type.Object({ name: Type.String(), email: Type.String() })),
    transfer: nullable(
      Type.Object(
        { name: Type.String(), email: Type.String(), expires_at: timestamp() },
        { description: 'The person it is offered to, who hasn’t accepted yet.' },
      ),
    ),
    paid_by: payer(),
    checked_in: Type.Boolean(),
    checked_in_time: nullable(timestamp()),
    custom_image: nullable(
      Type.String({
        description: 'Path on this server. The door’s photo, where photos are checked.',
      }),
    ),
    qr_payload: nullable(
      Type.String({
        description:
          'The signed text of the QR code; null unless the ticket is VALID and not on hold.',
      }),
    ),
    cancellation: cancellationQuote(),
    moved: Type.Optional(
      Type.Object(
        {
          refund_until: nullable({
            ...timestamp(),
            description: 'Until when cancelling it brings everything back; null if nothing would.',
          }),
        },
        { description: 'Only if the event’s start or place has changed since it was booked.' },
      ),
    ),
    refunded: nullable(
      moneyText(
        'The part of its price that was refunded; null unless it was paid and then cancelled.',
      ),
    ),
    is_refund_under_way: Type.Boolean({ description: 'A refund of its order is yet to be paid.' }),
    refund_account_by: nullable(
      timestamp(
        'Until when its payer can say where a refund of its order should go, if they were mailed a link.',
      ),
    ),
    created_at: timestamp(),
    is_at_bank: Type.Boolean({
      description: 'True while a bank is working on its payment: it need not be paid again.',
    }),
    bank_transfer_rejected: Type.Boolean({
      description: 'It is unpaid because the buyer’s bank transfer was sent back.',
    }),
    can_pay: Type.Optional(
      Type.Boolean({
        description:
          'Whether its order can be paid for now; only while the order is HELD. False if the event’s sales are paused.',
      }),
    ),
    order: ref(Order),
    event: ref(TicketEvent),
  }),
);
export type Ticket = Static<typeof Ticket>;

export const Cancellation = named(
  'Cancellation',
  Type.Object({
    detail: userMessage(),
    refund: nullable(moneyText('The amount refunded; null if nothing was paid.')),
    order: ref(Order),
  }),
);
export type Cancellation = Static<typeof Cancellation>;
