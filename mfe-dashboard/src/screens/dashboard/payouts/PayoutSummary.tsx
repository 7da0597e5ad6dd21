import { formatNaira } from '@nzuko/shared-ui';

import type { PayoutSums } from './payoutSums';
import { SumLines } from './SumLines';

interface PayoutSummaryProps {
  /** Undefined while the amount is refused. */
  sums: PayoutSums | undefined;
  account: string | null;
}

/** A payout's amount and transfer fee, and the sum that arrives in the account. */
export function PayoutSummary({ sums, account }: PayoutSummaryProps) {
  return (
    <SumLines
      lines={[
        ['From your balance', sums ? formatNaira(sums.amount) : '–'],
        ['Transfer fee', sums ? formatNaira(`-${sums.fee}`) : '–'],
      ]}
      total={['Arrives', sums ? formatNaira(sums.sent) : '–']}
      more={['At', account ?? '–']}
    />
  );
}
