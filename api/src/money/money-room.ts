import type { FastifyPluginAsync } from 'fastify';
import type { Platform } from '../platform/platform';
import { PaystackClient } from '../platform/provider/paystack-client';
import { PayoutAccountCodes } from './payout-accounts/payout-account-codes';
import { payoutAccountsRoutes } from './payout-accounts/payout-accounts-routes';
import {
  PayoutAccount,
  PayoutAccountCode,
  PayoutAccountPayload,
  PayoutBank,
} from './payout-accounts/payout-accounts-schemas';
import { PayoutAccountsService } from './payout-accounts/payout-accounts-service';

/** Organizers' money: the accounts it is paid to. */
export function makeMoney({ config, db, jwtSecret, log, now, seal }: Platform) {
  const client = new PaystackClient(config.paystack);
  const codes = new PayoutAccountCodes(jwtSecret);
  return {
    payoutAccounts: new PayoutAccountsService({ db, client, codes, seal, now, log }),
  };
}

export type Money = ReturnType<typeof makeMoney>;

export const moneyRoom: FastifyPluginAsync<{ platform: Platform; money: Money }> = async (
  app,
  { platform: { guards }, money },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(payoutAccountsRoutes, { service: money.payoutAccounts, guards });
};

const schemas = [PayoutAccount, PayoutAccountPayload, PayoutAccountCode, PayoutBank];
