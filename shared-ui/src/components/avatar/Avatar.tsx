import { useState } from 'react';
import { styled } from 'styled-components';
import { useHeldPicture } from '../../data-saver/useHeldPicture';
import { theme } from '../../theme/theme';

/** `initials` show when the picture is missing or fails to load; `alt` defaults to empty (decorative); `size` is a CSS length. */
export interface AvatarProps {
  src?: string | null;
  initials: string;
  alt?: string;
  size?: string;
}

/** A round profile picture, or the person's initials, as always in Data Saver mode. */
export function Avatar({ src, initials, alt = '', size = '2.5rem' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const { isHeld } = useHeldPicture(src);
  const hasPicture = Boolean(src) && src !== failedSrc && !isHeld;
  return (
    <Root
      $size={size}
      role={alt && !hasPicture ? 'img' : undefined}
      aria-label={hasPicture ? undefined : alt || undefined}
    >
      {hasPicture ? (
        <Picture src={src ?? undefined} alt={alt} onError={() => setFailedSrc(src ?? undefined)} />
      ) : (
        <span aria-hidden>{initials}</span>
      )}
    </Root>
  );
}

const Root = styled.span<{ $size: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  background: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
  border-radius: ${theme.radius.pill};
  overflow: hidden;
  font-family: ${theme.font.display};
  font-size: calc(${({ $size }) => $size} * 0.38);
  font-weight: ${theme.weight.bold};
  line-height: 1;
  user-select: none;
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
