import { Type, type Static } from 'typebox';
import { TICKET_STATUSES, TICKET_TYPES } from '../../platform/limits';
import {
  linkParams,
  messageAnswer,
  moneyText,
  named,
  nullable,
  ref,
  textEnum,
  timestamp,
  userMessage,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { CancelPayload, cancellationQuote } from '../tickets/cancellation-schemas';
import { PHOTO_RULES, photoBody } from '../tickets/ticket-photo-schemas';
import { payer, TicketEvent } from '../tickets/tickets-schemas';
import { noSecurity, optionalBearer } from '../../platform/schemas/security';

export const TicketLink = named(
  'TicketLink',
  Type.Object(
    {
      event: ref(TicketEvent),
      ticket_type: textEnum(TICKET_TYPES),
      ticket_type_name: Type.Optional(Type.String()),
      name: Type.String({ description: 'The attendee’s name.' }),
      offer: nullable(
        Type.Object(
          {
            from: Type.String({ description: 'The name of the person offering the ticket.' }),
            email: Type.String({ description: 'The address it is offered to, masked.' }),
            is_own_address: nullable(
              Type.Boolean({ description: 'Whether that is my address; null when signed out.' }),
            ),
            expires_at: timestamp(),
          },
          { description: 'Present while the offer hasn’t been accepted.' },
        ),
      ),
      ticket: nullable(
        Type.Object(
          {
            ticket_number: Type.String(),
            status: textEnum(TICKET_STATUSES),
            on_hold: Type.Boolean({
              description: 'Its payment is disputed, so it won’t be accepted at the door.',
            }),
            checked_in: Type.Boolean(),
            checked_in_time: nullable(timestamp()),
            qr_payload: nullable(
              Type.String({
                description:
                  'The signed text of the QR code; null unless the ticket is VALID and not on hold.',
              }),
            ),
            photo: nullable(
              Type.String({
                description:
                  'Path of the photo that the door compares its holder with; null unless photos are checked there.',
              }),
            ),
            is_moved: Type.Boolean({
              description: 'Whether the event’s start or place has changed since it was booked.',
            }),
            price: moneyText('The price paid.'),
            paid_by: payer(),
            cancellation: cancellationQuote(),
            names_holder: Type.Boolean({
              description: 'Whether a holder’s name and address are on it, who may remove them.',
            }),
            in_account: Type.Boolean({
              description:
                'If false, whoever has the link owns the ticket and may cancel or claim it.',
            }),
          },
          { description: 'Present once the offer has been accepted.' },
        ),
      ),
    },
    { description: 'The contents of the page `/t/<token>`: an offer or a ticket.' },
  ),
);
export type TicketLink = Static<typeof TicketLink>;

export const AcceptPayload = named(
  'AcceptPayload',
  Type.Object(
    {
      into: textEnum(['account', 'link'], {
        description:
          'account: my account (requires sign-in). link: no account; whoever has the link owns the ticket.',
      }),
    },
    { additionalProperties: false },
  ),
);
export type AcceptPayload = Static<typeof AcceptPayload>;

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const ticketLinkSchema = {
  tags,
  security: optionalBearer,
  operationId: 'getTicketLink',
  summary: 'Get the offer or ticket behind a link',
  description: 'Has no side effects. 410: the link no longer works, with the reason.',
  params: linkParams,
  response: { 200: ref(TicketLink), ...errorAnswers(401, 404, 409, 410, 429) },
};

export const acceptOfferSchema = {
  tags,
  security: optionalBearer,
  operationId: 'acceptTicketOffer',
  summary: 'Accept an offered ticket',
  description:
    'The ticket gets a new number, and its old QR code stops working. Safe to repeat by the same person; anyone else is too late.',
  params: linkParams,
  body: ref(AcceptPayload),
  response: { 200: messageAnswer, ...errorAnswers(400, 401, 404, 409, 410, 429) },
};

export const declineOfferSchema = {
  tags,
  security: noSecurity,
  operationId: 'declineTicketOffer',
  summary: 'Decline an offered ticket',
  params: linkParams,
  response: { 200: messageAnswer, ...errorAnswers(404, 409, 410, 429) },
};

export const claimTicketSchema = {
  tags,
  security,
  operationId: 'claimLinkedTicket',
  summary: 'Add a ticket that is in nobody’s account to mine',
  params: linkParams,
  response: { 200: messageAnswer, ...errorAnswers(401, 404, 409, 410, 429) },
};

export const putLinkedPhotoSchema = {
  tags,
  security: noSecurity,
  operationId: 'putLinkedTicketPhoto',
  summary: 'Put its holder’s photo on the ticket behind a link',
  description: PHOTO_RULES,
  params: linkParams,
  body: photoBody,
  response: { 200: messageAnswer, ...errorAnswers(400, 404, 409, 410, 413, 415, 429) },
};

export const cancelLinkedTicketSchema = {
  tags,
  security: noSecurity,
  operationId: 'cancelLinkedTicket',
  summary: 'Cancel a ticket that is in nobody’s account',
  description:
    'Whoever paid gets what the order’s refund policy gives. Conflicts: as for `cancelTicket`.',
  params: linkParams,
  body: nullable(CancelPayload),
  response: {
    200: Type.Object({
      detail: userMessage(),
      refund: nullable(moneyText('The amount refunded; null if nothing was paid.')),
    }),
    ...errorAnswers(400, 404, 409, 410, 429),
  },
};
