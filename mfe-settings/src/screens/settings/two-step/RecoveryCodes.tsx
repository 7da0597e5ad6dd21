import { useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { Banner, Button, ConfirmDialog } from '@nzuko/shared-ui';
import { useConfirmation } from '@nzuko/shared-ui/parts';

import { renewRecoveryCodes } from '../../../api/twoStep';
import { accountMessage } from '../../../messages/accountMessages';
import { Buttons } from './TwoStep.styles';

interface RecoveryCodesProps {
  left: number;
  onRenewed: (codes: string[]) => void;
}

/** Fewer than this are worth a warning. */
const FEW = 3;

/** How many recovery codes are left, and making new ones. */
export function RecoveryCodes({ left, onRenewed }: RecoveryCodesProps) {
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
      setFailed(accountMessage(ApiError.from(failure), 'We couldn’t make new codes.'));
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
      {left < FEW ? (
        <Banner tone="warning">
          {left === 0 ? 'You have no recovery codes left.' : `Recovery codes left: ${left}.`} Make
          new ones, so that a lost phone doesn’t lock you out.
        </Banner>
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
