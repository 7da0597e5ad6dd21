import { styled } from 'styled-components';
import { pageGutter, theme } from '../../theme/theme';

const widths = {
  narrow: theme.size.narrow,
  text: theme.size.text,
  content: theme.size.content,
  wide: theme.size.wide,
  full: 'none',
};

/** A screen's centred column with gutters; `width` is narrow (480 px), text (704), content (1152), wide (1344) or full. */
export const PageContainer = styled.div.withConfig({
  // Don't pass our `width` on to the element.
  shouldForwardProp: (name) => name !== 'width',
})<{ width?: keyof typeof widths; $flush?: boolean }>`
  width: 100%;
  max-width: ${({ width = 'content' }) => widths[width]};
  margin-inline: auto;
  padding-inline: ${pageGutter};
  padding-block: ${({ $flush }) =>
    $flush ? '0' : `clamp(${theme.space[6]}, 5vw, ${theme.space[12]})`};
`;
