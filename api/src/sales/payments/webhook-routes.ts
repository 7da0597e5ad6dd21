import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError, InvalidFieldsError, NotAuthenticatedError } from '../../platform/http/errors';
import type { Deliveries } from './deliveries';
import { webhookSchema } from './payments-schemas';
import { isSignedBy } from '../../platform/provider/webhook-signature';

interface WebhookRoutesOptions {
  secretKey: string | null;
  deliveries: Deliveries;
}

// The provider doesn't wait long, and redelivers anything not answered with 200.
const ANSWER_WITHIN_MS = 5000;

export const webhookRoutes: FastifyPluginAsyncTypebox<WebhookRoutesOptions> = async (
  app,
  { secretKey, deliveries },
) => {
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));

  // The signature covers the raw bytes, which parsing and re-serialising would change.
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
    const work = deliveries.receive(body).catch((error: unknown) => {
      request.log.error({ err: error }, 'a webhook is to be delivered again');
      return 'failed' as const;
    });
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
    const late = new Promise<'late'>((resolve) =>
      setTimeout(() => resolve('late'), ANSWER_WITHIN_MS).unref(),
    );
    const outcome = await Promise.race([work, late]);
    if (outcome === 'failed' || outcome === 'late') {
      throw new ApiError(503, 'not_done_yet', 'This could not be done yet. Please send it again.', {
        'retry-after': '60',
      });
    }
    if (!outcome)
      throw new InvalidFieldsError({ non_field_errors: ['This isn’t a valid notification.'] });
    return { received: true };
  });
};
