import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock';
import { addReference, checkoutPage, unknownPage } from './checkout-page';
import { checkoutPolicy } from './checkout-style';
import type { Faults } from './faults';
import type { Ledger, SandboxTransaction } from './ledger';
import { LATER_MS, readSwitches, type Switches } from './switches';
import type { Webhooks } from './webhooks';

interface CheckoutRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  now: Clock;
}

const HTML = 'text/html; charset=utf-8';

export const checkoutRoutes: FastifyPluginAsync<CheckoutRoutesOptions> = async (
  app,
  { ledger, webhooks, faults, now },
) => {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get<{ Params: { code: string } }>('/checkout/:code', async (request, reply) => {
    const transaction = ledger.byAccessCode(request.params.code);
    reply.type(HTML).headers(secured(transaction));
    if (!transaction) return reply.code(404).send(unknownPage());
    return reply.send(checkoutPage(transaction, null));
  });

  app.post<{ Params: { code: string }; Body: Record<string, unknown> | null }>(
    '/checkout/:code',
    async (request, reply) => {
      const transaction = ledger.byAccessCode(request.params.code);
      reply.type(HTML).headers(secured(transaction));
      if (!transaction) return reply.code(404).send(unknownPage());
      const switches = readSwitches(request.body ?? {});
      if (!switches) {
        return reply.code(400).send(checkoutPage(transaction, 'Choose one of the options.'));
      }
      if (!['success', 'reversed'].includes(transaction.status)) act(transaction, switches);
      if (switches.outcome === 'decline' && transaction.status !== 'success') {
        return reply.send(checkoutPage(transaction, 'The card was declined: insufficient funds.'));
      }
      if (!transaction.callbackUrl) return reply.send(checkoutPage(transaction, null));
      return reply.redirect(addReference(transaction.callbackUrl, transaction.reference), 303);
    },
  );

  function act(transaction: SandboxTransaction, { outcome, webhook, fault }: Switches): void {
    faults.plan('verify', fault, undefined, transaction.reference);
    if (outcome === 'decline') {
      const message = 'Insufficient funds';
      ledger.save({ transaction: { ...transaction, status: 'failed', message } });
      return;
    }
    const charge = () => {
      const paid = charged(transaction, outcome, now());
      ledger.save({ transaction: paid });
      webhooks.charged(paid, webhook);
    };
    if (outcome !== 'pay_later') return charge();
    ledger.save({ transaction: { ...transaction, status: 'pending' } });
    const timer = setTimeout(() => {
      timers.delete(timer);
      charge();
    }, LATER_MS);
    timers.add(timer);
  }
};

function charged(
  transaction: SandboxTransaction,
  outcome: Switches['outcome'],
  at: Date,
): SandboxTransaction {
  return {
    ...transaction,
    status: 'success',
    message: null,
    charged: outcome === 'pay_wrong_amount' ? transaction.amount - 100 : transaction.amount,
    currency: outcome === 'pay_wrong_currency' ? 'USD' : 'NGN',
    paidAt: at.toISOString(),
  };
}

function secured(transaction: SandboxTransaction | undefined) {
  return {
    'content-security-policy': checkoutPolicy(transaction?.callbackUrl ?? null),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
}
