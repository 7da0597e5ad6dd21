import { useEffect, useState } from 'react';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { styled, theme, VisuallyHidden } from '@nzuko/shared-ui';

// The same as for a screen’s code: `SLOW_AFTER_MS` and `Waiting` of the shell.
const SLOW_AFTER_MS = 4_000;
const SLOW_MESSAGE = 'Still loading. Your connection may be slow.';

/** Tells screen readers what is loading, above its placeholder; and everybody if it takes longer than usual. */
export function LoadingStatus({ label }: { label: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <VisuallyHidden role="status">{isSlow ? SLOW_MESSAGE : label}</VisuallyHidden>
      {isSlow ? <Slow aria-hidden>{SLOW_MESSAGE}</Slow> : null}
    </>
  );
}

const Slow = styled.p`
  color: ${theme.color.textMuted};
`;
