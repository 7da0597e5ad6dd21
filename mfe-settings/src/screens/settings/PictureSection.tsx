import { imageSize } from '@nzuko/contract';
import { useRef } from 'react';
import { Camera, ImageUp, Trash } from '@nzuko/shared-ui/icons';
import { Banner, Button, IconButton, styled, theme } from '@nzuko/shared-ui';

import { ProfilePicture } from './ProfilePicture';
import type { PendingPicture } from './usePendingPicture';

interface PictureSectionProps {
  savedUrl: string | null;
  picture: PendingPicture;
  /** Called when a file is chosen or removed. */
  onEdit: () => void;
}

/** The round preview and the buttons to change the picture; nothing is sent from here. */
export function PictureSection({ savedUrl, picture, onEdit }: PictureSectionProps) {
  const { inputRef, file, previewUrl, problem } = picture;
  const chooseButton = useRef<HTMLButtonElement>(null);
  const openPicker = () => inputRef.current?.click();

  const handleChoose = (event: React.ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (!chosen) return;
    picture.choose(chosen);
    onEdit();
  };

  const handleRemove = () => {
    picture.discard();
    // The pressed button is gone, and the focus with it.
    chooseButton.current?.focus();
    onEdit();
  };

  return (
    <Root aria-labelledby="picture-heading">
      <h2 id="picture-heading">Profile Picture</h2>
      <Row>
        <Preview>
          <ProfilePicture
            src={previewUrl ?? savedUrl}
            alt={file ? 'Preview of the new picture' : 'Your profile picture'}
            size="7rem"
            onBroken={picture.refuseBroken}
          />
          <CameraButton label="Change picture" icon={<Camera size={18} />} onClick={openPicker} />
        </Preview>
        <Choice>
          <Buttons>
            <Button
              ref={chooseButton}
              variant="secondary"
              startIcon={<ImageUp size={18} />}
              onClick={openPicker}
            >
              Choose Photo
            </Button>
            {file ? (
              <Button variant="ghost" startIcon={<Trash size={18} />} onClick={handleRemove}>
                Remove
              </Button>
            ) : null}
          </Buttons>
          <Hint>JPG or PNG format, up to {imageSize}. Recommended size: 400x400px.</Hint>
        </Choice>
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          aria-label="Profile picture file"
          hidden
          onChange={handleChoose}
        />
      </Row>
      {problem ? (
        <Banner tone="error" onDismiss={() => picture.setProblem(null)}>
          {problem}
        </Banner>
      ) : null}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  h2 {
    font-size: ${theme.fontSize.xl};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[6]};
`;

const Preview = styled.div`
  position: relative;
`;

const CameraButton = styled(IconButton)`
  position: absolute;
  right: -0.5rem;
  bottom: -0.25rem;
  background: ${theme.color.surfaceRaised};
  border-color: ${theme.color.borderStrong};
`;

const Choice = styled.div`
  display: grid;
  flex: 1 1 16rem;
  min-width: 0;
  gap: ${theme.space[3]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
