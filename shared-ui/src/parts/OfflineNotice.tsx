import type { ReactNode } from 'react';
import { Banner, Button } from '@nzuko/shared-ui';

interface OfflineNoticeProps {
  /** Says which copy is shown, and how old it is. */
  children: ReactNode;
  onRetry: () => unknown;
  retrying: boolean;
}

/** Says that the content below is this device's offline copy. */
export function OfflineNotice({ children, onRetry, retrying }: OfflineNoticeProps) {
  return (
    <Banner
      tone="warning"
      title="We couldn’t load the latest"
      action={
        <Button size="sm" variant="secondary" loading={retrying} onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
