import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** `label` announces what is awaited (none: decorative); `size` is a CSS length, 1.5rem unless told. */
export interface SpinnerProps {
  label?: string;
  size?: string;
}

/** A ring that turns while something is awaited. */
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

const Ring = styled.span<{ $size: string }>`
  display: block;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: max(2px, 0.12em) solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  /* Without motion the broken ring would look like a stuck one; a full dotted ring reads as "busy". */
  @media (prefers-reduced-motion: reduce) {
    border: max(2px, 0.12em) dotted currentcolor;
  }
`;
