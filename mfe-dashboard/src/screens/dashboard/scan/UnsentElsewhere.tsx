import { useState } from 'react';
import { Banner } from '@nzuko/shared-ui';

import { unsentElsewhereText } from '../../../messages/doorMessages';
import { countUnsentElsewhere } from './scanLog';

interface UnsentElsewhereProps {
  userId: number;
  /** The event whose own door says what it hasn't sent. */
  eventId: number | undefined;
}

/** Tells of scans that nothing else shows: their event isn't picked, or no longer theirs. */
export function UnsentElsewhere({ userId, eventId }: UnsentElsewhereProps) {
  const [isDismissed, setDismissed] = useState(false);
  const count = countUnsentElsewhere(String(userId), eventId);
  if (count === 0 || isDismissed) return null;
  return (
    <Banner tone="warning" onDismiss={() => setDismissed(true)}>
      {unsentElsewhereText(count)}
    </Banner>
  );
}
