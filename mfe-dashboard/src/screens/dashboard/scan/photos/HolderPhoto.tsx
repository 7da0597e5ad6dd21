import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Button, Skeleton, styled, theme } from '@nzuko/shared-ui';

import { doorPhotoMessage } from '../../../../messages/doorMessages';
import type { DoorAccess } from '../doorAccess';
import { photoSize } from '../ScanAnswer.styles';
import { findPhoto } from './photosOnDevice';

interface HolderPhotoProps {
  photo: string;
  name: string;
  access: DoorAccess;
}

/** The photo on a ticket, large enough to compare with a face. It comes after the answer, which doesn't wait for it. */
export function HolderPhoto({ photo, name, access }: HolderPhotoProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['holder photo', access.listKey, photo],
    queryFn: ({ signal }) => findPhoto(access.listKey, access.photo, photo, signal),
    staleTime: Infinity,
    // Nothing of it stays once the next guest is there.
    gcTime: 0,
    retry: false,
  });
  if (data !== undefined) return <Picture src={data} alt={`Photo of ${name}`} />;
  if (isFetching) return <Skeleton label="Loading the photo…" width={SIZE} height={SIZE} />;
  const { text, canRetry } = doorPhotoMessage(ApiError.from(error));
  return (
    <Missing>
      <p role="status">{text}</p>
      {canRetry ? (
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          Load Photo
        </Button>
      ) : null}
    </Missing>
  );
}

/** Small on a phone, beside the text: camera, answer and Undo have to be in sight together. */
const SIZE = `var(${photoSize})`;

const Picture = styled.img`
  width: ${SIZE};
  height: ${SIZE};
  object-fit: cover;
  background: ${theme.color.skeleton};
  border-radius: ${theme.radius.md};
`;

const Missing = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  width: min-content;
  min-width: ${SIZE};
  min-height: ${SIZE};
  padding: ${theme.space[2]};
  border: 2px dashed currentcolor;
  border-radius: ${theme.radius.md};
`;
