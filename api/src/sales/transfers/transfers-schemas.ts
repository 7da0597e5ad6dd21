import { Type, type Static } from 'typebox';
import { TICKET_STATUSES, TICKET_TYPES } from '../../platform/limits';
import {
  idParams,
  messageAnswer,
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { TicketHolder } from '../orders/purchase-schemas';

/** More tickets than anybody gives away, yet few enough for one answer. */
export const MOST_GIVEN = 200;

export const GivenTicket = named(
  'GivenTicket',
  Type.Object({
    id: rowId(),
    ticket_type: textEnum(TICKET_TYPES),
    status: textEnum(TICKET_STATUSES),
    given_to: nullable(
      Type.String({ description: 'The name it was offered to; null once it was erased.' }),
    ),
    given_at: nullable(timestamp()),
    refunded: nullable(
      moneyText(
        'The part of its price that was refunded; null unless it was paid and then cancelled.',
      ),
    ),
    order: Type.Object({
      id: rowId(),
      total: moneyText('In naira.'),
      paid_at: nullable(timestamp()),
    }),
    event: Type.Object({
      id: rowId(),
      title: Type.String(),
      timezone: Type.String(),
      start_date: nullable(timestamp()),
    }),
  }),
);
export type GivenTicket = Static<typeof GivenTicket>;

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const givenTicketsSchema = {
  tags,
  security,
  operationId: 'listGivenTickets',
  summary: 'List the tickets that I paid for and gave to others',
  description: `The latest ${MOST_GIVEN}. Without numbers and codes, which belong to the new owners.`,
  response: { 200: Type.Array(ref(GivenTicket)), ...errorAnswers(401) },
};

export const offerTicketSchema = {
  tags,
  security,
  operationId: 'offerTicket',
  summary: 'Offer one of my tickets to somebody',
  description:
    'They get a link by email. The ticket stays mine until they accept; a new offer replaces an earlier one. Conflicts: ' +
    '`ticket_transferred`, `ticket_cancelled`, `ticket_unpaid`, `checked_in`, `event_cancelled`, `event_started`.',
  params: idParams,
  body: ref(TicketHolder),
  response: { 200: messageAnswer, ...errorAnswers(400, 401, 403, 404, 409, 429) },
};

export const withdrawOfferSchema = {
  tags,
  security,
  operationId: 'withdrawTicketOffer',
  summary: 'Withdraw the offer of one of my tickets',
  description: 'Conflicts: `ticket_transferred` when it was accepted first; `not_offered`.',
  params: idParams,
  response: { 200: messageAnswer, ...errorAnswers(401, 404, 409) },
};
