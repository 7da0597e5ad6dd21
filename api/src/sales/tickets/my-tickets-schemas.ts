import { Type, type Static } from 'typebox';
import { idParams, nullable, ref, textEnum } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { Order } from '../orders/orders-schemas';
import { CancelPayload } from './cancellation-schemas';
import { Cancellation, Ticket } from './tickets-schemas';
import { noSecurity } from '../../platform/schemas/security';

/** A public key as a JWK that a browser’s `crypto.subtle` imports. */
export const PublicKey = Type.Object({
  kty: textEnum(['OKP']),
  crv: textEnum(['Ed25519']),
  x: Type.String(),
});
export type PublicKey = Static<typeof PublicKey>;

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const myTicketsSchema = {
  tags,
  security,
  operationId: 'listMyTickets',
  summary: 'List my tickets, newest first',
  response: { 200: Type.Array(ref(Ticket)), ...errorAnswers(401) },
};

export const cancelTicketSchema = {
  tags,
  security,
  operationId: 'cancelTicket',
  summary: 'Cancel one of my tickets',
  description:
    'Whoever paid gets what the order’s refund policy gives, as `cancellation` of the ticket says beforehand. An order ' +
    'that is not paid yet is cancelled as a whole. Conflicts: `ticket_transferred`, `ticket_cancelled`, `checked_in`, ' +
    '`event_started`, `already_paid`, `refund_changed`.',
  params: idParams,
  body: nullable(CancelPayload),
  response: { 200: ref(Cancellation), ...errorAnswers(400, 401, 404, 409) },
};

export const payLaterSchema = {
  tags,
  security,
  operationId: 'payLater',
  summary: 'Keep the seats of an unpaid order, to pay later',
  description:
    'For the event’s pay-later window, counted from the booking. Needs a confirmed email address; otherwise 403 ' +
    '`email_unverified`. Conflicts: `pay_later_off`, `hold_expired`, `already_paid`, `order_refunded`, `event_cancelled`.',
  params: idParams,
  response: { 200: ref(Order), ...errorAnswers(401, 403, 404, 409) },
};

export const ticketKeySchema = {
  tags,
  security: noSecurity,
  operationId: 'getTicketKey',
  summary: 'Get the public key that verifies QR codes',
  description:
    'A QR code reads `NZ1.<ticket number>.<event id>.<signature>`; the signature is base64url Ed25519 over everything ' +
    'before the last dot. With this JWK a door can verify it offline.',
  response: {
    200: Type.Object({
      ...PublicKey.properties,
      earlier: Type.Array(PublicKey, {
        description: 'Retired signing keys whose QR codes are still valid.',
      }),
    }),
    ...errorAnswers(400),
  },
};
