import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorKey, actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { sendPdf } from '../../platform/http/sendFile';
import { idParams } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { fileAnswer } from '../../platform/schemas/files';
import type { ReceiptsService } from './receipts-service';

const receiptSchema = {
  tags: ['payments'],
  security: [{ bearer: [] }],
  operationId: 'getReceipt',
  summary: 'Get the receipt of an order that I have paid (PDF)',
  description: 'With what has been refunded since. Conflicts: `free_order`, `not_paid`.',
  params: idParams,
  response: {
    200: fileAnswer('application/pdf', 'Purchases, payments and refunds of the order.'),
    ...errorAnswers(401, 404, 409, 429),
  },
};

interface ReceiptsRoutesOptions {
  service: ReceiptsService;
  guards: Guards;
  /** Documents per minute and account. */
  limit: number;
}

export const receiptsRoutes: FastifyPluginAsyncTypebox<ReceiptsRoutesOptions> = async (
  app,
  { service, guards, limit },
) => {
  const preHandler = limitCalls(app, { name: 'documents', max: limit, keyOf: actorKey });

  app.get(
    '/orders/:id/receipt.pdf',
    {
      schema: receiptSchema,
      onRequest: guards.member,
      preHandler,
      config: { evenSuspended: true },
    },
    async (request, reply) => {
      const { number, pdf } = await service.of(actorOf(request), request.params.id);
      return sendPdf(reply, `receipt-${number}.pdf`, pdf);
    },
  );
};
