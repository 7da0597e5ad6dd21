import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { actingOf, actorOf, type Guards } from '../../platform/http/guards';
import {
  askForPayoutAccountSchema,
  confirmPayoutAccountSchema,
  organizerPayoutAccountSchema,
  payoutAccountCodeSchema,
  payoutAccountSchema,
  payoutBanksSchema,
} from './payout-accounts-schemas';
import type { PayoutAccountsService } from './payout-accounts-service';

interface PayoutAccountsRoutesOptions {
  service: PayoutAccountsService;
  guards: Guards;
}

export const payoutAccountsRoutes: FastifyPluginAsyncTypebox<PayoutAccountsRoutesOptions> = async (
  app,
  { service, guards },
) => {
  const onRequest = guards.wholeTeam('payout_account');
  const config = {
    sentences: {
      'bank_id.required': 'Choose your bank',
      'account_number.required': 'Account number is required',
      'code.required': 'The code has 6 digits',
    },
  };

  app.get(
    '/money/payout-account/',
    { schema: payoutAccountSchema, onRequest: guards.wholeTeam('money') },
    async (request) => service.show(actorOf(request), actingOf(request).teamId),
  );

  app.get(
    '/money/organizers/:id/payout-account/',
    { schema: organizerPayoutAccountSchema, onRequest: guards.oneOf(['ADMIN']) },
    async (request) => service.show(actorOf(request), request.params.id),
  );

  app.get('/money/payout-account/banks/', { schema: payoutBanksSchema, onRequest }, async () =>
    service.banks(),
  );

  app.post(
    '/money/payout-account/',
    { schema: askForPayoutAccountSchema, onRequest, config },
    async (request) => service.askFor(ownerOf(request), request.body),
  );

  app.post(
    '/money/payout-account/code/',
    { schema: payoutAccountCodeSchema, onRequest },
    async (request) => service.sendCode(ownerOf(request)),
  );

  app.post(
    '/money/payout-account/confirm/',
    { schema: confirmPayoutAccountSchema, onRequest, config },
    async (request) => service.confirm(ownerOf(request), request.body.code),
  );
};

const ownerOf = (request: FastifyRequest) => ({
  actor: actorOf(request),
  acting: actingOf(request),
});
