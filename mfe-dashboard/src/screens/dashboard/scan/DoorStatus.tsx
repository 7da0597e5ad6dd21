import { CloudOff, Wifi } from 'lucide-react';
import { Banner, Button, Stack } from 'shared-ui';

import { momentText } from '../../../components/eventTimes';
import { Figures, Note, Root } from './DoorStatus.styles';
import type { Door } from './useDoor';

/** Whether the API or the saved list answers, how many are in, and what waits to be sent. */
export function DoorStatus({ door }: { door: Door }) {
  const { list, isOffline, queue, log } = door;
  const here = new Set(log.scans.filter(({ undone }) => !undone).map(({ number }) => number));
  const valid = list?.tickets.filter(({ status }) => status === 'VALID') ?? [];
  const inside = valid.filter((each) => each.checked_in_time || here.has(each.ticket_number));
  return (
    <Stack gap={3}>
      <Root $isOffline={isOffline}>
        {isOffline ? <CloudOff size={20} aria-hidden /> : <Wifi size={20} aria-hidden />}
        <strong role="status">{isOffline ? 'No network' : 'Connected'}</strong>
        {list ? (
          <Figures>
            <b>{inside.length.toLocaleString('en-NG')}</b> of{' '}
            <b>{valid.length.toLocaleString('en-NG')}</b> are in
          </Figures>
        ) : null}
        {isOffline ? (
          <Note>
            {list
              ? `You can go on scanning. Answers come from the list of ${momentText(list.taken_at, list.event.timezone)}. Keep this page open.`
              : 'This device has not saved this event’s list, so it cannot judge tickets until there is network.'}
          </Note>
        ) : null}
        {queue.waiting > 0 ? (
          <>
            <Note>
              {queue.waiting === 1 ? '1 scan waits' : `${queue.waiting} scans wait`} on this device
              to be sent.
            </Note>
            <Button size="sm" variant="secondary" loading={queue.isSending} onClick={queue.send}>
              Send Now
            </Button>
          </>
        ) : null}
      </Root>
      {queue.failure ? <Banner tone="error">{queue.failure}</Banner> : null}
      {queue.conflicts > 0 ? (
        <Banner tone="warning">
          {queue.conflicts === 1 ? 'One scan' : `${queue.conflicts} scans`} of this device let
          somebody in without right: see Conflicts below.
        </Banner>
      ) : null}
    </Stack>
  );
}
