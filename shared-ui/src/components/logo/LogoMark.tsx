import { styled } from 'styled-components';
import { markOutlines } from '@nzuko/contract/brand';
import { theme } from '../../theme/theme';

/** The mark without the wordmark; decorative. */
export function LogoMark({ size = '2rem' }: { size?: string }) {
  return (
    <Mark $size={size} viewBox="0 0 32 32" aria-hidden>
      <path fill={theme.color.primary} d={markOutlines.ticket} />
      <path fill={theme.color.onPrimary} d={markOutlines.letter} />
    </Mark>
  );
}

// A class, because the content security policy blocks style attributes in prerendered markup.
const Mark = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
`;
