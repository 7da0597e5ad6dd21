import { formatNaira, styled, theme } from '@nzuko/shared-ui';

import type { PayoutSums } from './payoutSums';

interface PayoutSummaryProps {
  /** Undefined while the amount is refused. */
  sums: PayoutSums | undefined;
  account: string | null;
}

/** What a payout takes, what its transfer costs, and what arrives where. */
export function PayoutSummary({ sums, account }: PayoutSummaryProps) {
  const lines = [
    ['From your balance', sums ? formatNaira(sums.amount) : '–'],
    ['Transfer fee', sums ? formatNaira(`-${sums.fee}`) : '–'],
    ['Arrives', sums ? formatNaira(sums.sent) : '–'],
    ['At', account ?? '–'],
  ] as const;
  return (
    <Lines>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  background: ${theme.color.surfaceSunken};
  border-radius: ${theme.radius.md};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }

  > div:nth-child(3) {
    padding-top: ${theme.space[2]};
    border-top: 2px dashed ${theme.color.border};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.weight.semibold};
  }

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
