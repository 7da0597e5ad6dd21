import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, formatNaira, styled, theme, warmDialog } from '@nzuko/shared-ui';

import { payoutTermsQuery, type PayoutTerms } from '../../../api/payoutsApi';
import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import {
  payoutTermsFailedMessage,
  readyForApprovalMessage,
  readyMessage,
} from '../../../messages/payoutMessages';
import { koboOf } from '../../../money/kobo';
import { RequestPayoutDialog } from './RequestPayoutDialog';

/** The amount available and the button to request it, or why it can't be requested. */
export function RequestPayout() {
  const reasonId = useId();
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { data: terms, isError, isFetching, refetch } = useQuery(payoutTermsQuery);
  if (!terms) {
    return isError ? (
      <LoadError message={payoutTermsFailedMessage} onRetry={refetch} retrying={isFetching} />
    ) : (
      <LoadingRows label="Loading what can be paid out…" rows={1} height="5.5rem" />
    );
  }
  const handleOpen = () => {
    setOpening((last) => last + 1);
    setOpen(true);
    void refetch();
  };
  return (
    <Card>
      <Line>
        <p id={reasonId}>{terms.refusal?.detail ?? <Ready terms={terms} />}</p>
        <Button
          unavailable={terms.refusal !== null}
          aria-describedby={reasonId}
          onClick={handleOpen}
          onPointerEnter={() => void warmDialog()}
          onFocus={() => void warmDialog()}
        >
          Request Payout
        </Button>
      </Line>
      {opening > 0 ? (
        <RequestPayoutDialog
          key={opening}
          latestTerms={terms}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}

function Ready({ terms }: { terms: PayoutTerms }) {
  const { available, account, approval, is_automatic: isAutomatic, automatic_paused } = terms;
  const needsApproval = koboOf(available) > koboOf(approval.left);
  return (
    <>
      <strong>{formatNaira(available)}</strong> is ready for {account}.{' '}
      {needsApproval
        ? readyForApprovalMessage(isAutomatic, formatNaira(approval.limit))
        : readyMessage(isAutomatic)}
      {automatic_paused
        ? ' Automatic payouts are paused until then, since your last one came back to your balance.'
        : null}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};

  p {
    flex: 1 1 18rem;
    overflow-wrap: anywhere;
  }
`;
