import { Type } from 'typebox';
import { idParams, ref } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { Cancellation } from './tickets-schemas';

const tags = ['tickets'];
const security = [{ bearer: [] }];

export const refundTicketSchema = {
  tags,
  security,
  summary: 'Refund a ticket that was sold for one of my events',
  description:
    'The ticket is cancelled, its seat is free again, and the buyer is told by mail. What was paid for it goes back ' +
    'by the payment provider; a free ticket is cancelled alone. Conflicts: `ticket_unpaid`, `checked_in`, ' +
    '`already_refunded`, `ticket_cancelled`.',
  params: idParams,
  response: { 200: ref(Cancellation), ...errorAnswers(401, 403, 404, 409) },
};

export const resendTicketSchema = {
  tags,
  security,
  summary: 'Send a ticket’s mail again',
  description:
    'Its buyer gets the mails of the whole order sent again; the organizer of its event sends this ticket’s alone, to ' +
    'who enters with it. Conflicts: `ticket_unpaid`, `ticket_cancelled`.',
  params: idParams,
  response: {
    200: Type.Object({ detail: Type.String({ description: 'The sentence for people.' }) }),
    ...errorAnswers(401, 403, 404, 409, 429),
  },
};
