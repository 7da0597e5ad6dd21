import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf, type Guards } from '../platform/http/guards';
import { mailsSchema, resendMailSchema } from './mails-schemas';
import type { MailsService } from './mails-service';

interface MailsRoutesOptions {
  service: MailsService;
  guards: Guards;
}

export const mailsRoutes: FastifyPluginAsyncTypebox<MailsRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const administrators = guards.oneOf(['ADMIN']);

  app.get('/mails/', { schema: mailsSchema, onRequest: administrators }, async (request) => {
    return service.list(request.query, '/api/mails/');
  });

  app.post(
    '/mails/:id/resend/',
    { schema: resendMailSchema, onRequest: administrators },
    async (request) => {
      const mail = await service.resend(request.params.id);
      request.log.info({ mail: mail.id, by: actorOf(request).id }, 'a mail is sent again');
      return mail;
    },
  );
};
