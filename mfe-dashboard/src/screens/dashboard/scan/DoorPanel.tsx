import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import { Banner, defaultTimeZone, Stack } from '@nzuko/shared-ui';

import { LoadError } from '../../../components/LoadError';
import { LoadingRows } from '../../../components/LoadingRows';
import { doorFailedMessage, doorRefusedMessage } from '../../../messages/doorMessages';
import { afterPaint } from './afterPaint';
import { CameraView } from './CameraView';
import type { DoorAccess } from './doorAccess';
import { DoorConflicts } from './DoorConflicts';
import { Entries, Places } from './DoorPanel.styles';
import { playAnswer, soundSetting } from './doorSound';
import { DoorStatus } from './DoorStatus';
import { GuestSearch } from './GuestSearch';
import { ManualEntry } from './ManualEntry';
import { localMoves } from './localMoves';
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
  const numberField = useRef<HTMLInputElement>(null);
  const isCameraUsed = useRef(false);
  const handleCode = useCallback(
    (code: string) => {
      isCameraUsed.current = true;
      return handleScan(code);
    },
    [handleScan],
  );
  const handleTyped = useCallback(
    (text: string) => {
      isCameraUsed.current = false;
      return handleScan(text);
    },
    [handleScan],
  );
  const readyForNext = useCallback(() => {
    // A hand scanner types into what has the focus. Beside a camera, the field would open a phone's keyboard.
    if (!isCameraUsed.current) numberField.current?.focus();
  }, []);
  const handleLetIn = useCallback(
    (text: string) => {
      readyForNext();
      void handleScan(text, true);
    },
    [readyForNext, handleScan],
  );
  const handleUndo = useCallback(
    (scan: LoggedScan) => {
      readyForNext();
      latest.current.door.undo(scan);
    },
    [readyForNext],
  );
  const handleSend = useCallback(() => {
    readyForNext();
    latest.current.door.queue.send();
  }, [readyForNext]);
  const handleLoud = useCallback((next: boolean) => {
    soundSetting.write(next);
    setLoud(next);
  }, []);

  const { scans } = door.log;
  const isExit = door.stand.direction === 'out';
  const moves = useMemo(() => localMoves(scans), [scans]);

  if (door.refusal) {
    return (
      <Stack gap={3}>
        <DoorStatus door={door} isOfTeam={access.isOfTeam} onSend={handleSend} />
        {door.queue.failure ? null : (
          <Banner tone="error">{doorRefusedMessage(door.refusal)}</Banner>
        )}
      </Stack>
    );
  }
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
        <DoorStatus door={door} isOfTeam={access.isOfTeam} onSend={handleSend} />
        {door.list ? (
          <KeptPhotos access={access} list={door.list} isOffline={door.isOffline} />
        ) : null}
      </Stack>
      <StandPicker stand={door.stand} />
      <Places>
        <CameraView onCode={handleCode} isLoud={isLoud} onLoud={handleLoud} />
        <ScanAnswer
          answers={door.answers}
          onUndo={handleUndo}
          onLetIn={handleLetIn}
          access={access}
        />
        <Entries>
          <ManualEntry
            inputRef={numberField}
            onScan={handleTyped}
            isExit={isExit}
            isBusy={door.isBusy}
          />
          {door.list ? (
            <GuestSearch
              pages={door.pages}
              moves={moves}
              timezone={door.list.event.timezone}
              isExit={isExit}
              onPick={handleTyped}
              isBusy={door.isBusy}
            />
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
