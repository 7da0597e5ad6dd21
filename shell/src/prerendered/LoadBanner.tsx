import { Banner } from '@nzuko/shared-ui';

import { WaysOut } from '../remotes/WaysOut';
import { adviceOn, type ScreenLoad } from '../remotes/screenLoads';
import type { EarlyPress } from './earlyPress';

interface LoadBannerProps {
  load: ScreenLoad;
  press: EarlyPress | null;
  isHome: boolean;
  /** The id of the text that explains why the controls are disabled. */
  reasonId: string;
  onRetry: () => void;
}

/** Tells the reader that the screen is slow or failed to load, what that means, and what they can do. */
export function LoadBanner({ load, press, isHome, reasonId, onRetry }: LoadBannerProps) {
  const failed = load.state === 'failed' ? load : null;
  const isTrying = load.state === 'loading' && !load.slow;
  const title = isTrying ? 'Trying again…' : 'Still loading…';
  return (
    <Banner
      tone={failed ? 'error' : 'info'}
      title={failed ? 'Part of this page could not be loaded' : title}
      action={<WaysOut size="sm" isHome={isHome} onRetry={onRetry} />}
    >
      <p id={reasonId}>
        {failed
          ? 'You can still read it, but its buttons won’t work. '
          : 'Keep reading. The buttons will work once the page has loaded.'}
        {failed && adviceOn(failed)}
      </p>
      {press && (
        <p>
          You pressed “{press.name}”.{' '}
          {failed || press.isLost
            ? 'Nothing happened. Press it again once the page has loaded.'
            : 'That will happen once the page has loaded.'}
        </p>
      )}
      {failed && <p>Error id: {failed.errorId}</p>}
    </Banner>
  );
}
