import type { FastifyPluginAsync } from 'fastify';
import { PaystackClient } from '../platform/provider/paystack-client';
import type { Platform } from '../platform/platform';
import { deskRoutes } from './desk/desk-routes';
import {
  DeskPayout,
  DeskPayoutPage,
  OrganizerBalance,
  OrganizerBalancePage,
} from './desk/desk-schemas';
import { DeskService } from './desk/desk-service';
import { ledgerTasks, type CloseCase, type OpenCase } from './ledger/check-ledger';
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
import { measureMoney } from './money-metrics';
import { PayoutAccountCodes } from './payout-accounts/payout-account-codes';
import { payoutAccountsRoutes } from './payout-accounts/payout-accounts-routes';
import {
  PayoutAccount,
  PayoutAccountCode,
  PayoutAccountPayload,
  PayoutBank,
} from './payout-accounts/payout-accounts-schemas';
import { PayoutAccountsService } from './payout-accounts/payout-accounts-service';
import { PayoutApprovals } from './payouts/payout-approvals';
import { payoutsRoutes } from './payouts/payouts-routes';
import {
  Payout,
  PayoutCode,
  PayoutPage,
  PayoutRefusal,
  PayoutRequest,
  PayoutTerms,
} from './payouts/payouts-schemas';
import { PayoutReleases } from './payouts/payout-releases';
import { PayoutsService } from './payouts/payouts-service';
import { PayoutsWorker } from './payouts/payouts-worker';
import type { Differences } from './reconciliation/differences';
import { Reconciliation } from './reconciliation/reconciliation';
import { measureReconciliation } from './reconciliation/reconciliation-metrics';
import { statementsRoutes } from './statements/statements-routes';
import { StatementsService } from './statements/statements-service';
import { taxNumbersRoutes } from './tax-numbers/tax-numbers-routes';
import { TaxNumber, TaxNumberPayload } from './tax-numbers/tax-numbers-schemas';
import { TaxNumbersService } from './tax-numbers/tax-numbers-service';

interface MoneyHooks {
  openCase: OpenCase;
  closeCase: CloseCase;
  differences: Differences;
}

/** Organizers' money: the books, what they say, and the accounts it is paid to. */
export function makeMoney(
  { config, db, jwtSecret, log, metrics, now, seal }: Platform,
  { openCase, closeCase, differences }: MoneyHooks,
) {
  const client = new PaystackClient(config.paystack);
  const codes = new PayoutAccountCodes(jwtSecret);
  const { payoutDelayMs, payoutApprovalKobo, paysOutByItself: paysByItself } = config;
  const payouts = new PayoutsWorker({
    db,
    client,
    now,
    log,
    openCase,
    closeCase,
    payoutDelayMs,
    paysByItself,
  });
  const reconciliation = new Reconciliation({ db, client, now, log, differences });
  measureReconciliation(db, metrics);
  const terms = { payoutDelayMs, payoutApprovalKobo, paysByItself };
  const requests = new PayoutsService({ db, now, log, ...terms });
  measureMoney(db, metrics);
  return {
    ledger: new LedgerService({ db, now, payoutDelayMs }),
    requests,
    payouts,
    statements: new StatementsService({ db, now }),
    taxNumbers: new TaxNumbersService({ db, now, vatBasisPoints: config.vatBasisPoints }),
    reconciliation,
    desk: new DeskService({ db, now, payoutDelayMs }),
    approvals: new PayoutApprovals({
      ...{ db, now, log, openCase, closeCase, payoutDelayMs, paysByItself },
    }),
    releases: new PayoutReleases({
      ...{ db, client, now, log, payoutDelayMs },
      lookUp: (reference) => payouts.lookUp(reference),
    }),
    payoutAccounts: new PayoutAccountsService({ db, client, codes, seal, now, log }),
    tasks: {
      ...ledgerTasks({ db, now, openCase }),
      ...payouts.tasks,
      // Isolated copies share one provider, which therefore knows payments that aren't in these books.
      ...(!config.isolation && reconciliation.tasks),
      ...(paysByItself && {
        pay_out: { every: '5 * * * *', run: () => requests.payAll() },
      }),
    },
  };
}

export type Money = ReturnType<typeof makeMoney>;

export const moneyRoom: FastifyPluginAsync<{ platform: Platform; money: Money }> = async (
  app,
  { platform: { config, guards }, money },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  await app.register(ledgerRoutes, { service: money.ledger, guards });
  await app.register(taxNumbersRoutes, { service: money.taxNumbers, guards });
  const limit = config.rateLimits.document;
  await app.register(statementsRoutes, { service: money.statements, guards, limit });
  await app.register(payoutsRoutes, {
    service: money.requests,
    releases: money.releases,
    approvals: money.approvals,
    guards,
  });
  await app.register(deskRoutes, { service: money.desk, guards });
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
  Payout,
  PayoutPage,
  PayoutRequest,
  PayoutRefusal,
  PayoutCode,
  PayoutTerms,
  TaxNumber,
  TaxNumberPayload,
  OrganizerBalance,
  OrganizerBalancePage,
  DeskPayout,
  DeskPayoutPage,
];
