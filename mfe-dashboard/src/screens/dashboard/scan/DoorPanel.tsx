import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultTimeZone, Stack } from '@nzuko/shared-ui';

import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { doorFailedMessage } from '../../../messages/doorMessages';
import { CameraView } from './CameraView';
import type { DoorAccess } from './doorAccess';
import { DoorConflicts } from './DoorConflicts';
import { Entries, Places } from './DoorPanel.styles';
import { playAnswer, soundSetting } from './doorSound';
import { DoorStatus } from './DoorStatus';
import { GuestSearch } from './GuestSearch';
import { ManualEntry } from './ManualEntry';
import { KeptPhotos } from './photos/KeptPhotos';
import { ScanAnswer } from './ScanAnswer';
import { StandPicker } from './StandPicker';
import { useDoor } from './useDoor';

/** The scanner at an event's door. */
export function DoorPanel({ access }: { access: DoorAccess }) {
  const door = useDoor(access);
  const [isLoud, setLoud] = useState(soundSetting.read);

  // The same for each list that comes: the parts below that don't show it needn't be rendered again.
  const latest = useRef({ scan: door.scan, isLoud });
  useEffect(() => {
    latest.current = { scan: door.scan, isLoud };
  });
  const handleScan = useCallback(async (text: string, isEarlyOk = false) => {
    const { tone } = await latest.current.scan(text, isEarlyOk);
    // Once the answer is painted: a phone may take half a second to start its first sound.
    if (latest.current.isLoud) requestAnimationFrame(() => setTimeout(() => playAnswer(tone)));
  }, []);
  const handleLoud = useCallback((next: boolean) => {
    soundSetting.write(next);
    setLoud(next);
  }, []);

  if (!door.list && !door.isOffline) {
    return door.error ? (
      <LoadError message={doorFailedMessage} onRetry={door.refetch} retrying={door.isFetching} />
    ) : (
      <LoadingRows label="Loading the door list…" height="9rem" />
    );
  }
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <DoorStatus door={door} isOfTeam={access.isOfTeam} />
        {door.list && !door.isRefused ? (
          <KeptPhotos access={access} list={door.list} isOffline={door.isOffline} />
        ) : null}
      </Stack>
      <StandPicker stand={door.stand} />
      <Places>
        <CameraView onCode={handleScan} isLoud={isLoud} onLoud={handleLoud} />
        <ScanAnswer
          answer={door.answer}
          onUndo={door.undo}
          onLetIn={(text) => void handleScan(text, true)}
          access={access}
        />
        <Entries>
          <ManualEntry onScan={handleScan} isBusy={door.isBusy} />
          {door.list ? (
            <GuestSearch pages={door.pages} onPick={handleScan} isBusy={door.isBusy} />
          ) : null}
        </Entries>
      </Places>
      {access.isOfTeam ? (
        <DoorConflicts
          eventId={access.eventId}
          timezone={door.list?.event.timezone ?? defaultTimeZone}
        />
      ) : null}
    </Stack>
  );
}
