import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import { defaultTimeZone, Stack } from '@nzuko/shared-ui';

import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { doorFailedMessage } from '../../../messages/doorMessages';
import { afterPaint } from './afterPaint';
import { CameraView } from './CameraView';
import type { DoorAccess } from './doorAccess';
import { DoorConflicts } from './DoorConflicts';
import { Entries, Places } from './DoorPanel.styles';
import { playAnswer, soundSetting } from './doorSound';
import { DoorStatus } from './DoorStatus';
import { GuestSearch } from './GuestSearch';
import { ManualEntry } from './ManualEntry';
import type { LoggedScan } from './scanLog';
import { KeptPhotos } from './photos/KeptPhotos';
import { ScanAnswer } from './ScanAnswer';
import { StandPicker } from './StandPicker';
import { useDoor } from './useDoor';

/** The scanner at an event's door. */
export function DoorPanel({ access }: { access: DoorAccess }) {
  const door = useDoor(access);
  const [isLoud, setLoud] = useState(soundSetting.read);

  // The same for each list that comes: the parts below that don't show it needn't be rendered again.
  const latest = useRef({ door, isLoud });
  useEffect(() => {
    latest.current = { door, isLoud };
  });
  const handleScan = useCallback(async (text: string, isEarlyOk = false) => {
    const { tone } = await latest.current.door.scan(text, isEarlyOk);
    // A phone may take half a second to start its first sound.
    if (latest.current.isLoud) afterPaint(() => playAnswer(tone));
  }, []);
  const handleLetIn = useCallback((text: string) => void handleScan(text, true), [handleScan]);
  const handleUndo = useCallback((scan: LoggedScan) => latest.current.door.undo(scan), []);
  const handleLoud = useCallback((next: boolean) => {
    soundSetting.write(next);
    setLoud(next);
  }, []);

  if (!door.list && !door.isOffline) {
    return door.error ? (
      <ListFailed access={access} onRetry={door.refetch} />
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
          answers={door.answers}
          onUndo={handleUndo}
          onLetIn={handleLetIn}
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

/** By itself, so that a scanner with a list isn't rendered again each time that one is asked for. */
function ListFailed({ access, onRetry }: { access: DoorAccess; onRetry: () => unknown }) {
  const isFetching = useIsFetching({ queryKey: access.listQuery.queryKey }) > 0;
  return <LoadError message={doorFailedMessage} onRetry={onRetry} retrying={isFetching} />;
}
