import { BANKS } from './bank-routes';
import type { SandboxRecipient, SandboxSettlement, SandboxTransfer } from './ledger';

/** A transfer recipient as Paystack shows it. */
export function describeRecipient(recipient: SandboxRecipient) {
  const { id, code, name, accountNumber, bankCode, createdAt } = recipient;
  return {
    active: true,
    createdAt,
    currency: 'NGN',
    description: null,
    domain: 'test',
    email: null,
    id,
    metadata: null,
    name,
    recipient_code: code,
    type: 'nuban',
    updatedAt: createdAt,
    is_deleted: false,
    details: {
      authorization_code: null,
      account_number: accountNumber,
      account_name: name,
      bank_code: bankCode,
      bank_name: BANKS.find(([, , known]) => known === bankCode)?.[1] ?? '',
    },
  };
}

/** A transfer as Paystack shows it. */
export function describeTransfer(
  transfer: SandboxTransfer,
  recipient: SandboxRecipient | undefined,
) {
  const { id, reference, code, amount, reason, status, createdAt, endedAt } = transfer;
  return {
    amount,
    createdAt,
    currency: 'NGN',
    domain: 'test',
    failures: null,
    id,
    reason,
    reference,
    source: 'balance',
    source_details: null,
    status,
    titan_code: null,
    transfer_code: code,
    transferred_at: status === 'success' ? endedAt : null,
    updatedAt: endedAt ?? createdAt,
    recipient: recipient && describeRecipient(recipient),
    session: { provider: null, id: null },
  };
}

/** A settlement as Paystack shows it. */
export function describeSettlement(settlement: SandboxSettlement) {
  const { id, amount, fees, processed = amount + fees, settledAt } = settlement;
  return {
    id,
    domain: 'test',
    status: 'success',
    currency: 'NGN',
    total_amount: amount,
    effective_amount: amount,
    total_fees: fees,
    total_processed: processed,
    deductions: processed - fees - amount,
    settlement_date: settledAt,
    settled_by: null,
    createdAt: settledAt,
    updatedAt: settledAt,
  };
}
