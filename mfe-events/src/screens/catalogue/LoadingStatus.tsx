import { useEffect, useState } from 'react';
import { styled, theme, VisuallyHidden } from '@nzuko/shared-ui';

import { slowMessage } from '../../messages/catalogueMessages';

const SLOW_AFTER_MS = 8_000;

/** Tells screen readers what is loading, above its placeholder; and everybody if it takes longer than usual. */
export function LoadingStatus({ label }: { label: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <VisuallyHidden role="status">{isSlow ? slowMessage : label}</VisuallyHidden>
      {isSlow ? <Slow aria-hidden>{slowMessage}</Slow> : null}
    </>
  );
}

const Slow = styled.p`
  color: ${theme.color.textMuted};
`;
