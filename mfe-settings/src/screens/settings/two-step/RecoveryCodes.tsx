import { useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { Banner, Button, ConfirmDialog } from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { renewRecoveryCodes } from '../../../api/twoStep';
import { fewCodesMessage, newCodesMessage } from '../../../messages/twoStepMessages';
import { Buttons } from './TwoStep.styles';

interface RecoveryCodesProps {
  left: number;
  /** Whether they were made, but the connection dropped before they could be shown. */
  wereLost: boolean;
  onRenewed: (codes: string[]) => void;
  /** Called when new ones may have been made, but the answer was lost. */
  onUnsure: () => void;
}

/** Fewer than this are worth a warning. */
const FEW = 3;

/** How many recovery codes are left, and making new ones. */
export function RecoveryCodes({ left, wereLost, onRenewed, onUnsure }: RecoveryCodesProps) {
  const { ask, dialogProps } = useConfirmation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const handleRenew = async () => {
    setFailed(null);
    if (!(await ask())) return;
    setBusy(true);
    try {
      onRenewed(await renewRecoveryCodes());
    } catch (failure) {
      logProblem('settings', failure);
      const error = ApiError.from(failure);
      setFailed(newCodesMessage(error));
      if (error.isUnreachable) onUnsure();
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {failed ? (
        <Banner tone="error" title="Error" onDismiss={() => setFailed(null)}>
          {failed}
        </Banner>
      ) : null}
      {wereLost || left < FEW ? (
        <Banner tone="warning">{fewCodesMessage(wereLost ? 'lost' : left)}</Banner>
      ) : (
        <p>Recovery codes left: {left}. Each signs you in once if you lose your phone.</p>
      )}
      <Buttons>
        <Button variant="secondary" loading={busy} onClick={() => void handleRenew()}>
          Make New Recovery Codes
        </Button>
      </Buttons>
      <ConfirmDialog
        {...dialogProps}
        title="Make new recovery codes?"
        confirmLabel="Make New Codes"
      >
        The codes you have now stop working.
      </ConfirmDialog>
    </>
  );
}
