import { Banner, Button, defaultTimeZone } from 'shared-ui';

import { momentText } from '../../../components/eventTimes';

interface KeptNoticeProps {
  at: string;
  onRetry: () => unknown;
  retrying: boolean;
}

/** Says that the tickets below are those this device has kept, and from when. */
export function KeptNotice({ at, onRetry, retrying }: KeptNoticeProps) {
  return (
    <Banner
      tone="warning"
      title="No network"
      action={
        <Button size="sm" variant="secondary" loading={retrying} onClick={() => void onRetry()}>
          Try Again
        </Button>
      }
    >
      Your tickets are saved on this device, as of {momentText(at, defaultTimeZone)}. Their QR codes
      open the door all the same.
    </Banner>
  );
}
