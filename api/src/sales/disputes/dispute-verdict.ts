import type { ProviderDispute } from '../../platform/provider/paystack-client';

const STILL_OPEN = ['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending'];

/** A dispute's status. An unknown status from the provider needs a person. */
export function judgeDispute({
  status,
  resolution,
}: Pick<ProviderDispute, 'status' | 'resolution'>): 'OPEN' | 'WON' | 'LOST' | 'unclear' {
  // A dispute the merchant contests stays open until the bank decides.
  if (STILL_OPEN.includes(status)) return 'OPEN';
  switch (resolution ?? status) {
    case 'declined':
      return 'WON';
    case 'merchant-accepted':
    case 'auto-accepted':
      return 'LOST';
    default:
      return 'unclear';
  }
}
