import { useState } from 'react';
import { UserRound } from '@nzuko/shared-ui/icons';
import { ShowPicture, styled, theme, useHeldPicture } from '@nzuko/shared-ui';

interface ProfilePictureProps {
  src: string | null;
  alt: string;
  /** A CSS length. */
  size: string;
  onBroken?: () => void;
}

/** A round picture of the user, or an icon if there is none or it fails to load. */
export function ProfilePicture({ src, alt, size, onBroken }: ProfilePictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const handleError = () => {
    setFailedSrc(src);
    onBroken?.();
  };
  const { isHeld, show, shownProps } = useHeldPicture(src);
  if (isHeld && alt) {
    return (
      <Round $size={size}>
        <ShowPicture name={alt} onShow={show} />
      </Round>
    );
  }
  return (
    <Round $size={size}>
      {src && src !== failedSrc && !isHeld ? (
        <img {...shownProps} src={src} alt={alt} onError={handleError} />
      ) : (
        <UserRound size="45%" strokeWidth={1.5} />
      )}
    </Round>
  );
}

const Round = styled.span<{ $size: string }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
  border-radius: ${theme.radius.pill};
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
