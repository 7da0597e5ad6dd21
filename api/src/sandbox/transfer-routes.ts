import type { FastifyPluginAsync } from 'fastify';
import { BANKS, TEST_ACCOUNTS } from './bank-routes';
import { recipientCode } from './demo-accounts';
import type { SandboxTransfer } from './ledger';
import { broken, pageOf, refuse, type ListQuery } from './provider-answers';
import { describeRecipient, describeTransfer } from './transfer-shapes';
import { findRecipient, Transfers, type Fields, type TransferParts } from './transfers';

/** The OTP that the sandbox accepts, which the real provider sends to the business by mail or text. */
const OTP = '123456';

// Responses follow Paystack's OpenAPI document: https://github.com/PaystackOSS/openapi, transferrecipient and transfer.
export const transferRoutes: FastifyPluginAsync<TransferParts> = async (app, options) => {
  const { ledger, faults } = options;
  const transfers = new Transfers(options);
  app.addHook('onReady', async () => transfers.resume());

  app.post<{ Body: Fields | null }>('/transfer', async (request, reply) => {
    const fields = request.body ?? {};
    const fault = await faults.strikes('transfer');
    if (fault && fault !== 'lost_answer') return broken(reply, fault);
    const problem = transfers.problemOf(fields);
    if (problem) return refuse(reply, ...problem);
    const transfer = transfers.accept(fields);
    await faults.at('transfer', 'done');
    if (fault) await faults.silence();
    const recipient = findRecipient(ledger, transfer.recipientCode);
    const message =
      transfer.status === 'otp' ? 'Transfer requires OTP to continue' : 'Transfer has been queued';
    // Here the recipient is its id; everywhere else it is an object.
    const data = { ...describeTransfer(transfer, recipient), recipient: recipient?.id };
    return { status: true, message, data };
  });

  await app.register(recipientRoutes, options);
  await app.register(transferStateRoutes, { ...options, transfers });
};

const recipientRoutes: FastifyPluginAsync<TransferParts> = async (app, { ledger, faults, now }) => {
  app.post<{ Body: Fields | null }>('/transferrecipient', async (request, reply) => {
    const fault = await faults.strikes('recipient');
    if (fault) return broken(reply, fault);
    const { type, name, account_number: number, bank_code: code, currency } = request.body ?? {};
    const bank = BANKS.find(([, , known]) => known === code);
    if (type !== 'nuban' || (currency !== undefined && currency !== 'NGN')) {
      return refuse(reply, 400, 'Invalid recipient type', 'invalid_params');
    }
    if (typeof name !== 'string' || !name) {
      return refuse(reply, 400, 'Name is required', 'missing_params');
    }
    if (!bank || faults.closedBanks.has(bank[2])) {
      return refuse(reply, 400, 'Invalid bank code', 'invalid_bank_code');
    }
    if (
      typeof number !== 'string' ||
      !/^\d{10}$/.test(number) ||
      number === TEST_ACCOUNTS.unknown
    ) {
      return refuse(reply, 400, 'Account number is invalid', 'invalid_account_number');
    }
    const recipient_code = recipientCode(bank[2], number);
    const known = findRecipient(ledger, recipient_code);
    const recipient = known ?? {
      id: ledger.nextId(),
      code: recipient_code,
      name,
      accountNumber: number,
      bankCode: bank[2],
      createdAt: now().toISOString(),
    };
    if (!known) ledger.save({ recipient });
    const data = describeRecipient(recipient);
    return reply
      .code(201)
      .send({ status: true, message: 'Transfer recipient created successfully', data });
  });
};

const transferStateRoutes: FastifyPluginAsync<TransferParts & { transfers: Transfers }> = async (
  app,
  { ledger, faults, transfers },
) => {
  const describe = (transfer: SandboxTransfer) =>
    describeTransfer(transfer, findRecipient(ledger, transfer.recipientCode));

  app.get<{ Params: { reference: string } }>(
    '/transfer/verify/:reference',
    async (request, reply) => {
      const fault = await faults.strikes('transfer state', request.params.reference);
      if (fault) return broken(reply, fault);
      const transfer = transfers.find(request.params.reference);
      if (!transfer) return refuse(reply, 404, 'Transfer not found', 'transfer_not_found');
      return { status: true, message: 'Transfer retrieved', data: describe(transfer) };
    },
  );

  app.get<{ Querystring: ListQuery }>('/transfer', async (request, reply) => {
    const fault = await faults.strikes('lists');
    if (fault) return broken(reply, fault);
    const rows = ledger.every('transfer').filter(({ status }) => {
      return !request.query.status || status === request.query.status;
    });
    const { data, meta } = pageOf(rows, request.query);
    const described = data.map((one) => ({ ...describe(one), fee_charged: one.fee }));
    return { status: true, message: 'Transfers retrieved', data: described, meta };
  });

  app.post<{ Body: Fields | null }>('/transfer/finalize_transfer', async (request, reply) => {
    const fault = await faults.strikes('finalize');
    if (fault) return broken(reply, fault);
    const { transfer_code: code, otp } = request.body ?? {};
    const found = ledger.every('transfer').find((one) => one.code === code);
    const transfer = found && transfers.find(found.reference);
    if (!transfer) return refuse(reply, 404, 'Transfer not found', 'transfer_not_found');
    if (transfer.status !== 'otp') {
      return refuse(reply, 400, 'Transfer is not currently awaiting OTP', 'invalid_transfer_state');
    }
    if (otp !== OTP) return refuse(reply, 400, 'Invalid OTP', 'invalid_otp');
    const data = describe(transfers.release(transfer));
    await faults.at('finalize', 'done');
    return { status: true, message: 'Transfer has been queued', data };
  });
};
