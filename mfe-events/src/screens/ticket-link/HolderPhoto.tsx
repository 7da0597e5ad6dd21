import { useRef, type ChangeEvent } from 'react';
import { purchaseLimits } from '@nzuko/contract';
import { ImageUp } from '@nzuko/shared-ui/icons';
import { Banner, Button, Stack, styled, theme } from '@nzuko/shared-ui';

import { putPhoto, type LinkedTicket } from '../../api/ticketLinksApi';
import { photoFailedMessage, photosCheckedMessage } from '../../messages/ticketLinkMessages';
import { Words } from './TicketLink.styles';
import { useLinkCall } from './useLinkCall';

interface HolderPhotoProps {
  photo: LinkedTicket['ticket']['photo'];
  token: string;
}

/** The photo that the door compares the holder with, and the button to add or replace it. */
export function HolderPhoto({ photo, token }: HolderPhotoProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const put = useLinkCall(token, (file: File) => putPhoto(token, file), photoFailedMessage);
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) put.run(chosen);
    // Choosing the same file again must try again.
    target.value = '';
  };
  return (
    <Stack gap={3}>
      {photo ? <Photo src={photo} alt="Your photo for the door" /> : null}
      <Words>{photosCheckedMessage(photo !== null)}</Words>
      {put.failure ? <Banner tone="error">{put.failure}</Banner> : null}
      <div>
        <Button
          variant={photo ? 'secondary' : 'primary'}
          startIcon={<ImageUp size={18} />}
          loading={put.isRunning}
          onClick={() => inputRef.current?.click()}
        >
          {photo ? 'Replace Photo' : 'Add Photo'}
        </Button>
      </div>
      <input
        ref={inputRef}
        type="file"
        accept={purchaseLimits.custom_image.mediaTypes.join(',')}
        aria-label="Photo file"
        hidden
        onChange={handleChoose}
      />
    </Stack>
  );
}

const Photo = styled.img`
  width: 8rem;
  aspect-ratio: 1;
  object-fit: cover;
  background: ${theme.color.skeleton};
  border-radius: ${theme.radius.md};
`;
