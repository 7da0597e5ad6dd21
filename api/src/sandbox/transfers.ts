import { randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock';
import { transferFee, type Balance } from './balance';
import { TEST_ACCOUNTS } from './bank-routes';
import { demoRecipient } from './demo-accounts';
import type { Faults } from './faults';
import type { Ledger, SandboxRecipient, SandboxTransfer } from './ledger';
import type { Webhooks } from './webhooks';

export interface TransferParts {
  ledger: Ledger;
  webhooks: Webhooks;
  faults: Faults;
  balance: Balance;
  now: Clock;
}

export type Fields = Partial<Record<string, unknown>>;

const OTP_MS = 30 * 60_000;

/** Transfers, from the request to their end, which comes later on its own. */
export class Transfers {
  constructor(private readonly options: TransferParts) {}

  /** A transfer by its reference; abandons it if its OTP hasn't come in time. */
  find(reference: string): SandboxTransfer | undefined {
    const { ledger, now } = this.options;
    const transfer = ledger.transfer(reference);
    if (transfer?.status !== 'otp') return transfer;
    if (now().getTime() - Date.parse(transfer.createdAt) < OTP_MS) return transfer;
    return this.change(transfer, { status: 'abandoned', endedAt: now().toISOString() });
  }

  /** Why a transfer can't be made, as arguments for `refuse`; null if it can. */
  problemOf(fields: Fields): [status: number, message: string, code: string] | null {
    const { amount, recipient, reference, source, currency } = fields;
    const { ledger, balance } = this.options;
    if (source !== 'balance') return [400, 'Source must be balance', 'invalid_params'];
    if (currency !== undefined && currency !== 'NGN') {
      return [400, 'Currency not supported', 'unsupported_currency'];
    }
    if (!Number.isInteger(amount) || Number(amount) <= 0) {
      return [400, 'Amount is invalid', 'invalid_amount'];
    }
    if (typeof reference !== 'string' || !/^[a-z0-9_-]{16,50}$/.test(reference)) {
      return [400, 'Invalid transfer reference', 'invalid_transfer_reference'];
    }
    if (ledger.transfer(reference)) {
      const message = 'Please provide a unique reference. Reference already exists on a transfer';
      return [400, message, 'duplicate_transfer_reference'];
    }
    if (typeof recipient !== 'string' || !findRecipient(ledger, recipient)) {
      return [400, 'Recipient specified is invalid', 'invalid_recipient'];
    }
    const kobo = Number(amount);
    if (kobo + transferFee(kobo) > balance.available()) {
      return [400, 'Your balance is not enough to fulfil this request', 'insufficient_balance'];
    }
    return null;
  }

  accept({ amount, recipient, reference, reason }: Fields): SandboxTransfer {
    const { ledger, faults, now } = this.options;
    const number = findRecipient(ledger, String(recipient))?.accountNumber;
    const transfer: SandboxTransfer = {
      id: ledger.nextId(),
      reference: String(reference),
      code: `TRF_${randomBytes(8).toString('hex')}`,
      recipientCode: String(recipient),
      amount: Number(amount),
      fee: transferFee(Number(amount)),
      reason: typeof reason === 'string' ? reason : '',
      status: faults.asksForOtp ? 'otp' : 'pending',
      outcome:
        number === TEST_ACCOUNTS.failing
          ? 'failed'
          : number === TEST_ACCOUNTS.returning
            ? 'reversed'
            : faults.transferOutcome,
      webhook: faults.transferWebhook,
      createdAt: now().toISOString(),
      endedAt: null,
    };
    ledger.save({ transfer });
    if (transfer.status === 'pending') void this.finish(transfer);
    return transfer;
  }

  release(transfer: SandboxTransfer): SandboxTransfer {
    const queued = this.change(transfer, { status: 'pending' });
    void this.finish(queued);
    return queued;
  }

  /** Resumes transfers that a killed process left under way. */
  resume(): void {
    const left = this.options.ledger.every('transfer').filter(({ status }) => status === 'pending');
    left.forEach((transfer) => void this.finish(transfer));
  }

  private async finish(transfer: SandboxTransfer): Promise<void> {
    const { ledger, webhooks, faults, now } = this.options;
    if (!(await faults.isStillOn(faults.transferMs))) return;
    const { outcome: status, webhook } = transfer;
    const ended = this.change(transfer, { status, endedAt: now().toISOString() });
    webhooks.transferred(ended, findRecipient(ledger, ended.recipientCode), webhook);
  }

  private change(transfer: SandboxTransfer, change: Partial<SandboxTransfer>): SandboxTransfer {
    const changed = { ...transfer, ...change };
    this.options.ledger.save({ transfer: changed });
    return changed;
  }
}

export function findRecipient(ledger: Ledger, code: string): SandboxRecipient | undefined {
  return ledger.recipient(code) ?? demoRecipient(code);
}
