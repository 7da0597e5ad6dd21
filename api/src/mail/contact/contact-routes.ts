import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { limitCalls } from '../../platform/http/rateLimits';
import { contactSchema } from './contact-schemas';
import type { ContactService } from './contact-service';

const MESSAGES_PER_MINUTE = 5;

export const contactRoutes: FastifyPluginAsyncTypebox<{ service: ContactService }> = async (
  app,
  { service },
) => {
  app.post(
    '/contact/',
    {
      schema: contactSchema,
      preHandler: limitCalls(app, { name: 'contact', max: MESSAGES_PER_MINUTE }),
      config: {
        sentences: {
          'name.required': 'Name is required',
          'email.required': FIELD_MESSAGES.email.invalid,
          'message.required': 'Message is required',
        },
      },
    },
    async (request, reply) => {
      await service.send(request.body);
      return reply.code(202).send(null);
    },
  );
};
