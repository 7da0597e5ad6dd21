import { useEffect } from 'react';
import { Banner, Button } from '@nzuko/shared-ui';

import { tellOrganizerText, unsentText, wronglyLetInText } from '../../../messages/doorMessages';
import type { DoorAccess } from './doorAccess';
import { useScanLog } from './useScanLog';
import { useSendQueue } from './useSendQueue';

interface UnsentScansProps {
  access: DoorAccess;
  network: Parameters<typeof useSendQueue>[2];
  /** Called once none is waiting; must be stable. */
  onNone?: () => void;
}

/** Sends what this device hasn't sent from a door whose scanner isn't shown; nothing if there is none. */
export function UnsentScans({ access, network, onNone }: UnsentScansProps) {
  const log = useScanLog(access);
  const queue = useSendQueue(access, log, network);
  const { waiting } = queue;
  useEffect(() => {
    if (waiting === 0) onNone?.();
  }, [waiting, onNone]);

  return (
    <>
      {queue.failure ? <Banner tone="error">{queue.failure}</Banner> : null}
      {queue.conflicts > 0 && !access.isOfTeam ? (
        <Banner tone="warning">
          {wronglyLetInText(queue.conflicts)} {tellOrganizerText}
        </Banner>
      ) : null}
      {waiting > 0 ? (
        <>
          <p>
            {unsentText(waiting)} Keep this page open until {waiting === 1 ? 'it is' : 'they are'}{' '}
            sent.
          </p>
          <div>
            <Button variant="secondary" loading={queue.isSending} onClick={queue.send}>
              Send Now
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}
