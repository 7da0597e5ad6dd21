import type { FastifyPluginAsync } from 'fastify';
import { PaystackClient } from '../platform/provider/paystack-client';
import type { Platform } from '../platform/platform';
import { ledgerTasks, type OpenCase } from './ledger/check-ledger';
import { ledgerRoutes } from './ledger/ledger-routes';
import {
  EventMoney,
  EventMoneyReport,
  MoneyCorrection,
  OrganizerMoney,
  Posting,
  PostingPage,
} from './ledger/ledger-schemas';
import { LedgerService } from './ledger/ledger-service';
import { PayoutAccountCodes } from './payout-accounts/payout-account-codes';
import { payoutAccountsRoutes } from './payout-accounts/payout-accounts-routes';
import {
  PayoutAccount,
  PayoutAccountCode,
  PayoutAccountPayload,
  PayoutBank,
} from './payout-accounts/payout-accounts-schemas';
import { PayoutAccountsService } from './payout-accounts/payout-accounts-service';

interface MoneyHooks {
  openCase: OpenCase;
}

/** Organizers' money: the books, what they say, and the accounts it is paid to. */
export function makeMoney(
  { config, db, jwtSecret, log, now, seal }: Platform,
  { openCase }: MoneyHooks,
) {
  const client = new PaystackClient(config.paystack);
  const codes = new PayoutAccountCodes(jwtSecret);
  const { payoutDelayMs } = config;
  return {
    ledger: new LedgerService({ db, now, payoutDelayMs }),
    payoutAccounts: new PayoutAccountsService({ db, client, codes, seal, now, log }),
    tasks: { ...ledgerTasks({ db, now, openCase }) },
  };
}

type Money = ReturnType<typeof makeMoney>;

export const moneyRoom: FastifyPluginAsync<{ platform: Platform; money: Money }> = async (
  app,
  { platform: { guards }, money },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(ledgerRoutes, { service: money.ledger, guards });
  await app.register(payoutAccountsRoutes, { service: money.payoutAccounts, guards });
};

const schemas = [
  EventMoney,
  OrganizerMoney,
  EventMoneyReport,
  Posting,
  PostingPage,
  MoneyCorrection,
  PayoutAccount,
  PayoutAccountPayload,
  PayoutAccountCode,
  PayoutBank,
];
