import { CloudOff, Wifi } from '@nzuko/shared-ui/icons';
import { Banner, Button, Stack } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import { tellOrganizerText, unsentText, wronglyLetInText } from '../../../messages/doorMessages';
import { countText } from '../../../text/countText';
import { Figures, Root } from './DoorStatus.styles';
import { deviceId } from './scanLog';
import type { Door } from './useDoor';
import { useInside } from './useInside';

interface DoorStatusProps {
  door: Door;
  isOfTeam: boolean;
  onSend: () => void;
}

/** The door's status: online or saved list, number checked in, and unsent scans. */
export function DoorStatus({ door, isOfTeam, onSend }: DoorStatusProps) {
  const { list, refusal, isOffline, queue, log } = door;
  const isCut = isOffline || refusal !== null;
  const { inside, all } = useInside(door.pages, log.scans);
  // Until somebody has handled them; the list is refetched after scans are sent.
  const wronglyLetIn = list?.conflicts[deviceId()] ?? 0;
  return (
    <Stack gap={3}>
      <Root data-offline={isCut || undefined}>
        {isCut ? <CloudOff size={20} /> : <Wifi size={20} />}
        <strong role="status">{refusal ? 'No access' : isOffline ? 'Offline' : 'Connected'}</strong>
        {list && isOfTeam ? (
          <Figures>
            <b>{countText(inside)}</b> of <b>{countText(all)}</b> are in
          </Figures>
        ) : null}
        {isOffline && !refusal ? (
          <p>
            {list
              ? `You can keep scanning. Tickets are checked against the list saved ${momentText(list.taken_at, list.event.timezone)}. Keep this page open.`
              : 'This device hasn’t saved this event’s list, so it can’t check tickets until you’re back online.'}
          </p>
        ) : null}
        {queue.waiting > 0 ? (
          <>
            <p>{unsentText(queue.waiting)}</p>
            <Button size="sm" variant="secondary" loading={queue.isSending} onClick={onSend}>
              Send Now
            </Button>
          </>
        ) : null}
      </Root>
      {queue.failure ? <Banner tone="error">{queue.failure}</Banner> : null}
      {wronglyLetIn > 0 ? (
        <Banner tone="warning">
          {wronglyLetInText(wronglyLetIn)} {isOfTeam ? 'See Conflicts below.' : tellOrganizerText}
        </Banner>
      ) : null}
    </Stack>
  );
}
