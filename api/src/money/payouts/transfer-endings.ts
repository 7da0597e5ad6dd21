import type { ProviderTransfer } from '../../platform/provider/paystack-client';

interface Ending {
  state: 'FAILED' | 'REVERSED';
  because: string;
}

const ENDINGS: Record<string, Ending> = {
  failed: { state: 'FAILED', because: 'The bank did not accept the transfer.' },
  abandoned: { state: 'FAILED', because: 'The payment provider gave the transfer up.' },
  blocked: { state: 'FAILED', because: 'The payment provider blocked the transfer.' },
  rejected: { state: 'FAILED', because: 'The payment provider refused the transfer.' },
  reversed: { state: 'REVERSED', because: 'The bank sent the money back.' },
};

/** How the provider says a transfer has ended of which no money has left, or all has come back; else undefined. */
export const endingOf = ({ status }: Pick<ProviderTransfer, 'status'>): Ending | undefined =>
  ENDINGS[status];
