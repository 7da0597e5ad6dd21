import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

const widths = {
  narrow: theme.size.narrow,
  text: theme.size.text,
  content: theme.size.content,
  wide: theme.size.wide,
  full: 'none',
};

/** The centred column of a screen with its gutters; `width` narrow 480, text 704, content 1152, wide 1344 px or full. */
export const PageContainer = styled.div.withConfig({
  // `width` is ours, not an attribute of the element.
  shouldForwardProp: (name) => name !== 'width',
})<{ width?: keyof typeof widths; $flush?: boolean }>`
  width: 100%;
  max-width: ${({ width = 'content' }) => widths[width]};
  margin-inline: auto;
  padding-inline: clamp(${theme.space[4]}, 4vw, ${theme.space[10]});
  padding-block: ${({ $flush }) =>
    $flush ? '0' : `clamp(${theme.space[6]}, 5vw, ${theme.space[12]})`};
`;
