import { purchaseLimits } from '@nzuko/contract';
import { Banner, ShowPicture, Stack, styled, theme, useHeldPicture } from '@nzuko/shared-ui';
import { PhotoButton } from '@nzuko/shared-ui/parts';

import { putPhoto, type LinkedTicket } from '../../api/ticketLinksApi';
import { Words } from '../../components/LinkPage.styles';
import { photoFailedMessage, photosCheckedMessage } from '../../messages/ticketLinkMessages';
import { useLinkCall } from './useLinkCall';

interface HolderPhotoProps {
  photo: LinkedTicket['ticket']['photo'];
  token: string;
}

/** The photo that the door compares the holder with, and the button to add or replace it. */
export function HolderPhoto({ photo, token }: HolderPhotoProps) {
  const put = useLinkCall(token, (file: File) => putPhoto(token, file), photoFailedMessage);
  return (
    <Stack gap={3}>
      {photo ? <Photo src={photo} /> : null}
      <Words>{photosCheckedMessage(photo !== null)}</Words>
      {put.failure ? <Banner tone="error">{put.failure}</Banner> : null}
      <PhotoButton
        variant={photo ? 'secondary' : 'primary'}
        accept={purchaseLimits.custom_image.mediaTypes.join(',')}
        loading={put.isRunning}
        onChoose={put.run}
      >
        {photo ? 'Replace Photo' : 'Add Photo'}
      </PhotoButton>
    </Stack>
  );
}

function Photo({ src }: { src: string }) {
  const { isHeld, show, shownProps } = useHeldPicture(src);
  const name = 'Your photo for the door';
  if (isHeld) return <Show name={name} onShow={show} />;
  return <Picture {...shownProps} src={src} alt={name} />;
}

const Picture = styled.img`
  width: 8rem;
  aspect-ratio: 1;
  object-fit: cover;
  background: ${theme.color.skeleton};
  border-radius: ${theme.radius.md};
`;

const Show = styled(ShowPicture)`
  align-self: start;
`;
