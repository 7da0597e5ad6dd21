import { useCallback, useEffect } from 'react';
import { Button, Dialog, Stack, useBlocker, useUnloadGuard } from '@nzuko/shared-ui';
import { downloadFile } from '@nzuko/shared-ui/parts';

import { Buttons, Code, Codes } from './TwoStep.styles';
import { useCopy } from './useCopy';

/** Recovery codes, the only time they are shown. Open while there are any. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const { copied, copy, reset } = useCopy();
  const text = `${codes.join('\n')}\n`;
  const isOpen = codes.length > 0;
  useUnloadGuard(useCallback(() => isOpen, [isOpen]));

  const handleClose = () => {
    reset();
    onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={handleClose}
      // Closed by its button alone, not by Escape, Back or a click beside it: they can't be shown again.
      busy
      role="alertdialog"
      title="Save your recovery codes"
      description="If you lose your phone, one of these lets you in. Each works once. We can’t show them again."
      footer={<Button onClick={handleClose}>I’ve Saved Them</Button>}
    >
      <Stack gap={5}>
        {isOpen ? <StayHere /> : null}
        <Codes aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </Codes>
        <Buttons>
          <Button
            variant="secondary"
            onClick={() => downloadFile('nzuko-recovery-codes.txt', text, 'text/plain')}
          >
            Download
          </Button>
          <Button variant="secondary" onClick={() => void copy(text)}>
            Copy
          </Button>
        </Buttons>
        <p role="status">
          {copied === 'done' ? 'Copied.' : null}
          {copied === 'failed'
            ? 'Your browser didn’t let us copy them. Download them instead.'
            : null}
        </p>
      </Stack>
    </Dialog>
  );
}

/** Keeps the page where it is. Only while it's needed: of a page's blockers, the one added last decides. */
function StayHere() {
  const blocker = useBlocker(isNotSignIn);
  useEffect(() => blocker.reset?.(), [blocker]);
  return null;
}

// Whoever must sign in has no choice.
const isNotSignIn: Parameters<typeof useBlocker>[0] = ({ nextLocation }) =>
  nextLocation.pathname !== '/login';
