import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** The page's first link: skips the navigation and goes to the element with id `main`. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return <Root href={`#${targetId}`}>Skip to content</Root>;
}

const Root = styled.a`
  position: fixed;
  top: ${theme.space[3]};
  left: ${theme.space[3]};
  z-index: ${theme.z.skipLink};
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border-radius: ${theme.radius.pill};
  font-weight: ${theme.weight.semibold};
  translate: 0 -300%;

  &:focus {
    translate: 0;
  }
`;
