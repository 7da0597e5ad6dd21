import { useEffect, useRef, useState } from 'react';
import { Badge, Banner, Button, Spinner, warmDialog } from '@nzuko/shared-ui';
import { canUsePasskeys } from '@nzuko/shared-ui/parts';

import type { TwoStep } from '../../../api/twoStep';
import { requiredByMessage } from '../../../messages/twoStepMessages';
import { focusUnlessMoved } from '../focusUnlessMoved';
import { SettingsSection } from '../SettingsSection';
import { AddAppDialog } from './AddAppDialog';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { MethodList } from './MethodList';
import { RecoveryCodes } from './RecoveryCodes';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { Buttons } from './TwoStep.styles';
import { useTwoStep } from './useTwoStep';

/** Passkeys, the authenticator app and recovery codes. The first of them ends the user's other sessions. */
export function TwoStepSection({ onOthersEnded }: { onOthersEnded: () => void }) {
  const { twoStep, failed, reload: load } = useTwoStep();
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<string[]>([]);
  const [isRetrying, setRetrying] = useState(false);
  // Whether it may have been turned on by a call whose answer, with the recovery codes, was lost.
  const [mayBeOn, setMayBeOn] = useState(false);
  const about = useRef<HTMLParagraphElement>(null);
  const hadApp = useRef<boolean>(undefined);
  const hasApp = twoStep ? twoStep.app_added_at !== null : undefined;
  const hadMethods = useRef<boolean>(undefined);
  const hasMethods = twoStep ? methodsOf(twoStep) > 0 : undefined;
  const isShowingCodes = codes.length > 0;

  useEffect(() => {
    const isNew = hadApp.current === false && hasApp;
    hadApp.current = hasApp;
    // The button that adds an app is gone, and the focus with it. The timer waits for its dialog to let go of the focus.
    if (isNew && !isShowingCodes) setTimeout(() => about.current?.focus());
    // oxlint-disable-next-line react/exhaustive-deps -- recovery codes move the focus themselves
  }, [hasApp]);

  useEffect(() => {
    // The list had the focus, and has gone with its last row. The timer is for the dialog, as above.
    if (hadMethods.current && hasMethods === false) {
      setTimeout(() => focusUnlessMoved(about.current));
    }
    hadMethods.current = hasMethods;
  }, [hasMethods]);

  const reload = async () => {
    const found = await load();
    // Then no codes were lost: whatever turns it on later shows them.
    if (found && !found.is_on) setMayBeOn(false);
    return found;
  };
  const handleAdded = (recoveryCodes: string[]) => {
    setAdding(null);
    setCodes(recoveryCodes);
    if (recoveryCodes.length > 0) setMayBeOn(false);
    if (!twoStep?.is_on) onOthersEnded();
    void reload();
  };
  const handleUnsure = async () => {
    if (!twoStep?.is_on) setMayBeOn(true);
    const found = await reload();
    if (!twoStep || !found || methodsOf(found) <= methodsOf(twoStep)) return;
    setAdding(null);
    if (!twoStep.is_on) onOthersEnded();
  };
  const handleRetry = async () => {
    setRetrying(true);
    // The button goes with the problem.
    if (await reload()) about.current?.focus();
    setRetrying(false);
  };
  const handleCodesClosed = () => {
    setCodes([]);
    // New codes give the focus back to their button; those of a first method can't, as the dialog they were opened from is gone.
    setTimeout(() => about.current?.focus());
  };

  return (
    <SettingsSection title="Two-Step Sign-In">
      <p ref={about} tabIndex={-1}>
        {twoStep?.is_on ? <Badge tone="success">On</Badge> : null} After your password, you confirm
        it’s you with a passkey or a code from your phone, so a stolen password alone isn’t enough
        to get in.
      </p>
      {twoStep && twoStep.demanded_by.length > 0 && !twoStep.is_on ? (
        <Banner tone="warning" title={requiredByMessage(twoStep.demanded_by)}>
          Add a passkey or an authenticator app to keep working with them.
        </Banner>
      ) : null}
      {failed ? (
        <Banner tone="error" title="We couldn’t load your sign-in methods">
          <Button variant="secondary" loading={isRetrying} onClick={() => void handleRetry()}>
            Try Again
          </Button>
        </Banner>
      ) : null}
      {!twoStep && !failed ? <Spinner label="Loading your sign-in methods…" /> : null}
      {twoStep ? (
        <>
          <MethodList twoStep={twoStep} onChanged={() => void reload()} />
          <Buttons>
            <Button
              variant="secondary"
              unavailable={!canUsePasskeys()}
              onClick={() => setAdding('passkey')}
              onPointerEnter={() => void warmDialog()}
              onFocus={() => void warmDialog()}
            >
              Add a Passkey
            </Button>
            {twoStep.app_added_at === null ? (
              <Button variant="secondary" onClick={() => setAdding('app')}>
                Add an Authenticator App
              </Button>
            ) : null}
          </Buttons>
          {canUsePasskeys() ? null : <p>This browser can’t use passkeys.</p>}
          {twoStep.is_on ? (
            <RecoveryCodes
              left={twoStep.recovery_codes_left}
              wereLost={mayBeOn}
              onRenewed={handleAdded}
              onUnsure={() => void reload()}
            />
          ) : null}
        </>
      ) : null}
      <AddAppDialog
        open={adding === 'app'}
        onClose={() => setAdding(null)}
        onAdded={handleAdded}
        onUnsure={handleUnsure}
      />
      <AddPasskeyDialog
        open={adding === 'passkey'}
        onClose={() => setAdding(null)}
        onAdded={handleAdded}
        onUnsure={handleUnsure}
      />
      <RecoveryCodesDialog codes={codes} onClose={handleCodesClosed} />
    </SettingsSection>
  );
}

const methodsOf = ({ app_added_at: appAddedAt, passkeys }: TwoStep) =>
  passkeys.length + (appAddedAt === null ? 0 : 1);
