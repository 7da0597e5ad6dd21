import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** The mark alone: an N torn out of a ticket, a notch in each side; decorative beside the wordmark. */
export function LogoMark({ size = '2rem' }: { size?: string }) {
  return (
    <Mark $size={size} viewBox="0 0 32 32" aria-hidden>
      <path
        fill={theme.color.primary}
        d="M2 6a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6.2a3.8 3.8 0 0 0 0 7.6V26a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-6.2a3.8 3.8 0 0 0 0-7.6Z"
      />
      <path fill={theme.color.onPrimary} d="M8.4 24.5v-17h5l5.3 9.2V7.5h4.9v17h-5l-5.3-9.2v9.2Z" />
    </Mark>
  );
}

// A class and not a style attribute, which the page's policy refuses in prerendered markup.
const Mark = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
`;
