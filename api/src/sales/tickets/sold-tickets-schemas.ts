import { Type } from 'typebox';
import { LIMITS } from '../../platform/limits';
import { idParams, messageAnswer, ref, SINGLE_LINE } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { Cancellation } from './tickets-schemas';

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const refundTicketSchema = {
  tags,
  security,
  operationId: 'refundTicket',
  summary: 'Refund a ticket that was sold for one of my events',
  description:
    'Cancels the ticket, frees its seat, emails the buyer and refunds the price through the payment provider. ' +
    'A free ticket is only cancelled. Conflicts: `ticket_unpaid`, `checked_in`, ' +
    '`already_refunded`, `ticket_cancelled`.',
  params: idParams,
  response: { 200: ref(Cancellation), ...errorAnswers(401, 403, 404, 409) },
};

export const resendTicketSchema = {
  tags,
  security,
  operationId: 'resendTicket',
  summary: 'Resend a ticket by email',
  description:
    'Called by the owner, it resends all their tickets of the order to them; called by the event’s organizer, it ' +
    'resends this ticket to its attendee. Conflicts: `ticket_transferred`, `ticket_unpaid`, `ticket_cancelled`, `no_address`.',
  params: idParams,
  response: {
    200: messageAnswer,
    ...errorAnswers(401, 403, 404, 409, 429),
  },
};

export const renameTicketSchema = {
  tags,
  security,
  operationId: 'renameTicket',
  summary: 'Correct the name on a ticket',
  description:
    'Called by the ticket’s owner or the event’s organizer. Its code and links stay valid. Conflicts: `ticket_transferred`, ' +
    '`ticket_cancelled`, `checked_in`, `ticket_on_hold`.',
  params: idParams,
  body: Type.Object(
    { name: Type.String({ ...SINGLE_LINE, ...LIMITS.personName }) },
    { additionalProperties: false },
  ),
  response: {
    200: messageAnswer,
    ...errorAnswers(400, 401, 403, 404, 409),
  },
};
