import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock';
import type { Balance } from './balance';
import { BANKS } from './bank-routes';
import { FAULTY_CALL_NAMES, type Faults } from './faults';
import type { Ledger } from './ledger';
import { refuse, requireKey } from './provider-answers';
import {
  FAULTS,
  readFate,
  SETTLEMENT_SCHEDULES,
  TRANSFER_OUTCOMES,
  WEBHOOK_FATES,
} from './switches';
import { findRecipient } from './transfers';
import type { Webhooks } from './webhooks';

interface SwitchRoutesOptions {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  balance: Balance;
  now: Clock;
  secretKey: string;
}

interface SwitchCall {
  Body: Partial<Record<string, unknown>> | null;
}

/** Changes the merchant's balance and transfers without a call of ours, and the sandbox's behavior from now on. */
export const switchRoutes: FastifyPluginAsync<SwitchRoutesOptions> = async (app, options) => {
  const { ledger, faults, balance, webhooks, now, secretKey } = options;
  requireKey(app, secretKey);

  app.post<SwitchCall>('/merchant/switches', async (request, reply) => {
    return applySwitches(faults, request.body ?? {})
      ? { status: true }
      : refuse(reply, 400, 'No such switch', 'invalid');
  });

  app.post<SwitchCall>('/merchant/top-up', async (request, reply) => {
    const amount = Number(request.body?.amount);
    if (!Number.isInteger(amount) || amount <= 0) {
      return refuse(reply, 400, 'Invalid amount', 'invalid');
    }
    ledger.save({ topUp: { id: ledger.nextId(), amount, createdAt: now().toISOString() } });
    return { status: true };
  });

  app.post('/merchant/settle', async () => {
    balance.settle();
    return { status: true };
  });

  // Sets the name of an account's holder, which the sandbox otherwise makes up.
  app.post<SwitchCall>('/merchant/holder', async (request, reply) => {
    const { account_number: accountNumber, name } = request.body ?? {};
    if (typeof accountNumber !== 'string' || typeof name !== 'string') {
      return refuse(reply, 400, 'An account number and a name are needed', 'invalid');
    }
    ledger.save({ holder: { id: ledger.nextId(), accountNumber, name } });
    return { status: true };
  });

  // A bank sends a transfer back after it has gone through.
  app.post<SwitchCall>('/merchant/transfer/reverse', async (request, reply) => {
    const transfer = ledger.transfer(String(request.body?.reference));
    const fate = readFate(request.body?.webhook);
    if (transfer?.status !== 'success' || !fate) {
      return refuse(reply, 400, 'No such transfer', 'invalid');
    }
    const reversed = { ...transfer, status: 'reversed' as const, endedAt: now().toISOString() };
    ledger.save({ transfer: reversed });
    webhooks.transferred(reversed, findRecipient(ledger, reversed.recipientCode), fate);
    return { status: true };
  });
};

/** Sets the switches in a call; if one is unknown, sets none and returns false. */
function applySwitches(faults: Faults, wanted: Partial<Record<string, unknown>>): boolean {
  const changes: (() => void)[] = [];
  const readers: Record<string, (value: unknown) => boolean> = {
    transfers: (value) =>
      choose(value, TRANSFER_OUTCOMES, (one) => changes.push(() => (faults.transferOutcome = one))),
    transfer_webhook: (value) =>
      choose(value, WEBHOOK_FATES, (one) => changes.push(() => (faults.transferWebhook = one))),
    transfer_ms: (value) =>
      typeof value === 'number' && changes.push(() => (faults.transferMs = value)) > 0,
    otp: (value) =>
      typeof value === 'boolean' && changes.push(() => (faults.asksForOtp = value)) > 0,
    settlement: (value) =>
      choose(value, SETTLEMENT_SCHEDULES, (one) =>
        changes.push(() => (faults.settlementSchedule = one)),
      ),
    closed_banks: (value) =>
      Array.isArray(value) &&
      value.every((code) => BANKS.some(([, , known]) => known === code)) &&
      changes.push(() => {
        faults.closedBanks.clear();
        value.forEach((code) => faults.closedBanks.add(String(code)));
      }) > 0,
    fault: (value) => {
      const { call, fault } = (value ?? {}) as Record<string, unknown>;
      return choose(call, FAULTY_CALL_NAMES, (name) =>
        choose(fault, FAULTS, (kind) => changes.push(() => faults.plan(name, kind))),
      );
    },
  };
  const areKnown = Object.entries(wanted).every(([name, value]) => readers[name]?.(value));
  if (areKnown) changes.forEach((change) => change());
  return areKnown;
}

function choose<T extends string>(
  value: unknown,
  allowed: readonly T[],
  take: (one: T) => unknown,
): boolean {
  const one = allowed.find((known) => known === value);
  return one !== undefined && Boolean(take(one));
}
