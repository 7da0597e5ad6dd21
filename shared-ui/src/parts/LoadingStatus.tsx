import { useEffect, useState } from 'react';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { styled, theme, VisuallyHidden } from '@nzuko/shared-ui';

const SLOW_AFTER_MS = 8_000;
const SLOW_MESSAGE = 'This is taking longer than usual…';

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
