import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock';
import { addReference, checkoutPage, unknownPage } from './checkout-page';
import type { Faults } from './faults';
import type { Ledger, SandboxTransaction } from './ledger';
import { sandboxPolicy } from './sandbox-page';
import { CHANNELS, LATER_MS, readSwitches, type Switches } from './switches';
import type { Webhooks } from './webhooks';

interface CheckoutRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  now: Clock;
}

const HTML = 'text/html; charset=utf-8';

export const checkoutRoutes: FastifyPluginAsync<CheckoutRoutesOptions> = async (app, options) => {
  const { ledger } = options;
  const checkout = new Checkout(options);
  app.addHook('onClose', async () => checkout.stop());

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
      if (!switches || !(transaction.channels ?? CHANNELS).includes(switches.channel)) {
        return reply.code(400).send(checkoutPage(transaction, 'Choose one of the options.'));
      }
      if (!['success', 'reversed'].includes(transaction.status))
        checkout.act(transaction, switches);
      if (switches.outcome === 'decline' && transaction.status !== 'success') {
        return reply.send(checkoutPage(transaction, 'The card was declined: insufficient funds.'));
      }
      if (!transaction.callbackUrl) return reply.send(checkoutPage(transaction, null));
      return reply.redirect(addReference(transaction.callbackUrl, transaction.reference), 303);
    },
  );
};

/** Carries out the payer's choices, some of them later. */
class Checkout {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly options: CheckoutRoutesOptions) {}

  act(transaction: SandboxTransaction, switches: Switches): void {
    const { ledger, webhooks, faults, now } = this.options;
    const { channel, outcome, webhook, fault, refund } = switches;
    faults.plan('verify', fault, undefined, transaction.reference);
    const tried = {
      ...transaction,
      channel,
      ...(refund !== 'processed' && { refundOutcome: refund }),
    };
    if (outcome === 'decline') {
      ledger.save({ transaction: { ...tried, status: 'failed', message: 'Insufficient funds' } });
      return;
    }
    if (outcome === 'reject_transfer') {
      ledger.save({ transaction: { ...tried, status: 'failed', message: 'Incorrect amount' } });
      webhooks.rejected(tried, webhook);
      return;
    }
    const charge = () => {
      const paid = charged(tried, outcome, now());
      ledger.save({ transaction: paid });
      webhooks.charged(paid, webhook);
    };
    if (channel === 'card' && outcome !== 'pay_later') return charge();
    ledger.save({ transaction: { ...tried, status: channel === 'ussd' ? 'ongoing' : 'pending' } });
    this.later(charge, outcome === 'pay_later' ? LATER_MS : faults.bankMs);
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }
}

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
    'content-security-policy': sandboxPolicy(transaction?.callbackUrl ?? null),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
}
