import { useEffect, useState } from 'react';
import { Spinner, styled, theme } from 'shared-ui';

import { SLOW_AFTER_MS, SPINNER_AFTER_MS } from '../remotes/constants';

/** What stands where a screen will be: nothing at first, then a spinner, then words. */
export function Waiting() {
  const [phase, setPhase] = useState<'silent' | 'loading' | 'slow'>('silent');

  useEffect(() => {
    const spinner = setTimeout(() => setPhase('loading'), SPINNER_AFTER_MS);
    const slow = setTimeout(() => setPhase('slow'), SLOW_AFTER_MS);
    return () => {
      clearTimeout(spinner);
      clearTimeout(slow);
    };
  }, []);

  return (
    <Centre aria-busy="true">
      {phase !== 'silent' && <Spinner label="Loading…" />}
      <p role="status">{phase === 'slow' && 'Still loading. Your connection may be slow.'}</p>
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${theme.space[4]};
  min-height: 60vh;
  color: ${theme.color.textMuted};
`;
