import { Type } from 'typebox';
import { idParams, ref } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { TicketHolder } from '../tickets/tickets-schemas';

const tags = ['tickets'];
const security = [{ bearer: [] }];
const Detail = Type.Object({
  detail: Type.String({ description: 'The message to show the user.' }),
});

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
  response: { 200: Detail, ...errorAnswers(400, 401, 403, 404, 409, 429) },
};

export const withdrawOfferSchema = {
  tags,
  security,
  operationId: 'withdrawTicketOffer',
  summary: 'Withdraw the offer of one of my tickets',
  description: 'Conflicts: `ticket_transferred` when it was accepted first; `not_offered`.',
  params: idParams,
  response: { 200: Detail, ...errorAnswers(401, 404, 409) },
};
