import { idempotencyHeader } from '../../platform/http/idempotency';
import { TICKET_IMAGE } from '../../platform/media/image-rules';
import { formOrJson, ref } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { PurchaseConflict, PurchasePayload, PurchaseResult } from './tickets-schemas';

export const purchaseSchema = {
  tags: ['tickets'],
  security: [{ bearer: [] }],
  operationId: 'purchaseTickets',
  summary: 'Book tickets',
  description:
    'A free order is PAID at once. Any other is HELD: its tickets are PENDING until it is paid, and its seats are ' +
    'freed at `order.expires_at`.',
  headers: idempotencyHeader,
  body: formOrJson(PurchasePayload, TICKET_IMAGE),
  response: {
    201: ref(PurchaseResult),
    ...errorAnswers(400, 401, 403, 404, 413, 415, 422, 429),
    409: ref(PurchaseConflict),
  },
};
