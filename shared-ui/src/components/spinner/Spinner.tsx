import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** `label` announces what is loading (decorative without one); `size` is a CSS length, 1.5rem by default. */
export interface SpinnerProps {
  label?: string;
  size?: string;
}

/** A loading spinner. */
export function Spinner({ label, size = '1.5rem' }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <Ring $size={size} />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </Root>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;
`;

// With reduced motion an open ring would look stuck; a full dotted ring still reads as busy.
const Ring = styled.span<{ $size: string }>`
  display: block;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: max(2px, 0.12em) solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    border: max(2px, 0.12em) dotted currentcolor;
  }
`;
