import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, dataSaverStore, styled, theme, useStore } from '@nzuko/shared-ui';

import type { DoorList } from '../../../../api/doorApi';
import { keptPhotosText } from '../../../../messages/doorMessages';
import type { DoorAccess } from '../doorAccess';
import { photoFolder } from './photosOnDevice';
import { PhotoKeeper, type PhotoProgress } from './photoKeeper';

interface KeptPhotosProps {
  access: DoorAccess;
  list: DoorList;
  isOffline: boolean;
}

/** Keeps the photos of a door's list on this device, and says how many it has. By itself, since it changes with each of them. */
export function KeptPhotos({ access: { listKey, photo }, list, isOffline }: KeptPhotosProps) {
  const [progress, setProgress] = useState<PhotoProgress>();
  const [isAsked, setAsked] = useState(false);
  const isSaving = useStore(dataSaverStore, ({ isOn }) => isOn) && !isAsked;
  const keeper = useRef<PhotoKeeper>(undefined);
  const wanted = useMemo(() => photosOn(list), [list]);
  useEffect(() => {
    const made = new PhotoKeeper(photoFolder(listKey), photo, setProgress);
    keeper.current = made;
    return () => made.stop();
  }, [listKey, photo]);
  useEffect(() => {
    keeper.current?.follow(wanted, !isOffline && !isSaving);
  }, [wanted, isOffline, isSaving, listKey, photo]);

  if (!progress || wanted.length === 0) return null;
  const { kept } = progress;
  const isWaiting = isSaving && !isOffline && kept < wanted.length;
  return (
    <Root>
      <p>{keptPhotosText({ ...progress, wanted: wanted.length, isOffline, isSaving })}</p>
      {isWaiting ? (
        <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
          Save Photos
        </Button>
      ) : null}
    </Root>
  );
}

const photosOn = ({ rules, tickets }: DoorList): string[] =>
  rules.checks_photos ? tickets.flatMap(({ photo }) => photo ?? []) : [];

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};

  > p {
    flex: 1 1 12rem;
    color: ${theme.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
