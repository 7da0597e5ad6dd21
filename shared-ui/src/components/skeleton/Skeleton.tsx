import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** `label` announces what is loading; `width` and `height` are CSS lengths; `radius` a CSS radius. */
export interface SkeletonProps {
  label?: string;
  width?: string;
  height?: string;
  radius?: string;
}

/**
 * A grey placeholder for loading content. It is hidden from screen readers, so announce the loading once: by one skeleton's label,
 * or next to them.
 */
export function Skeleton({
  label,
  width = '100%',
  height = '1em',
  radius = theme.radius.sm,
}: SkeletonProps) {
  return (
    <>
      {label ? <VisuallyHidden role="status">{label}</VisuallyHidden> : null}
      <Root aria-hidden $width={width} $height={height} $radius={radius} />
    </>
  );
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Root = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  max-width: 100%;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: ${theme.color.skeleton};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
