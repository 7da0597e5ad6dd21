import { useEffect, useRef } from 'react';
import { Spinner, styled, theme } from '@nzuko/shared-ui';

import { SPINNER_AFTER_MS } from '../remotes/constants';
import { WaysOut } from '../remotes/WaysOut';
import { useElapsed } from './useElapsed';

interface WaitingProps {
  isSlow: boolean;
  /** True after Try Again. */
  isRetry?: boolean;
  onRetry: () => void;
}

/** Shown while a screen loads: first nothing, then a spinner, then ways out if it is slow. */
export function Waiting({ isSlow, isRetry, onRetry }: WaitingProps) {
  const hasSpinner = useElapsed(SPINNER_AFTER_MS);
  const root = useRef<HTMLDivElement>(null);
  const openedByRetry = useRef(isRetry);

  // The pressed button is gone with the error screen: focus here so that the next Tab reaches these buttons.
  useEffect(() => {
    if (openedByRetry.current) root.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Centre ref={root} tabIndex={-1}>
      {hasSpinner && <Spinner label="Loading…" />}
      <p role="status">
        {isSlow ? 'Still loading. Your connection may be slow.' : isRetry && 'Trying again…'}
      </p>
      {(isSlow || isRetry) && <WaysOut onRetry={onRetry} />}
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${theme.space[4]};
  min-height: 60vh;
  padding: 0 ${theme.space[4]};
  color: ${theme.color.textMuted};
  text-align: center;
`;
