import type { NotPaidBecause } from '../../platform/outbox/payout-mail-content';
import type { ProviderTransfer } from '../../platform/provider/paystack-client';

/** How a payout ended without paying anybody. */
export interface Ending {
  state: 'FAILED' | 'REVERSED';
  notPaidBecause: NotPaidBecause;
  last_error: string;
}

const ENDINGS: Record<string, Ending> = {
  failed: {
    state: 'FAILED',
    notPaidBecause: 'returned',
    last_error: 'The bank did not accept the transfer.',
  },
  abandoned: {
    state: 'FAILED',
    notPaidBecause: 'not_sent',
    last_error: 'The payment provider gave up on the transfer.',
  },
  blocked: {
    state: 'FAILED',
    notPaidBecause: 'not_sent',
    last_error: 'The payment provider blocked the transfer.',
  },
  rejected: {
    state: 'FAILED',
    notPaidBecause: 'not_sent',
    last_error: 'The payment provider refused the transfer.',
  },
  reversed: {
    state: 'REVERSED',
    notPaidBecause: 'returned',
    last_error: 'The bank sent the money back.',
  },
};

/** How a transfer ended without paying anybody (never left, or came back in full); undefined otherwise. */
export const endingOf = ({ status }: Pick<ProviderTransfer, 'status'>): Ending | undefined =>
  ENDINGS[status];
