import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { InvalidFieldsError, NotAuthenticatedError } from '../../http/errors';
import { webhookSchema } from './payments-schemas';
import type { RefundsWorker } from './refunds-worker';
import type { Settlement } from './settlement';
import { isSignedBy } from './webhook-signature';

interface WebhookRoutesOptions {
  secretKey: string | null;
  settlement: Settlement;
  refunds: RefundsWorker;
}

const Notification = Type.Object({
  event: Type.String({ maxLength: 100 }),
  data: Type.Object({
    reference: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    transaction_reference: Type.Optional(
      Type.Union([Type.String({ maxLength: 100 }), Type.Null()]),
    ),
  }),
});

// The provider asks for a fast answer. What takes longer goes on after it, and the job sees to it if it fails.
const ANSWER_WITHIN_MS = 3000;

export const webhookRoutes: FastifyPluginAsyncTypebox<WebhookRoutesOptions> = async (
  app,
  { secretKey, settlement, refunds },
) => {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));

  // The signature is over the bytes as sent. A body that is parsed and written again has other bytes.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/payments/webhook/', { schema: webhookSchema }, async (request) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers['x-paystack-signature'];
    if (!secretKey || !isSignedBy(body, signature, secretKey)) {
      request.log.warn('a webhook with a wrong signature');
      throw new NotAuthenticatedError('The signature is not right.', 'bad_signature');
    }
    const notification = parse(body);
    if (!Value.Check(Notification, notification)) {
      throw new InvalidFieldsError({ non_field_errors: ['This is no notification.'] });
    }
    const { event, data } = notification;
    request.log.info({ event, reference: data.reference }, 'webhook');

    const work = (async () => {
      if (event === 'charge.success' && data.reference) {
        await settlement.settle(data.reference, `${event}:${data.reference}`);
      } else if (event.startsWith('refund.') && data.transaction_reference) {
        await refunds.lookUp(data.transaction_reference);
      }
    })().catch((error: unknown) => {
      request.log.error({ err: error, event }, 'a webhook was left to the job');
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
    await Promise.race([
      work,
      new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS).unref()),
    ]);
    return { received: true };
  });
};

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
