import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** How children are laid out; `gap` is a step of `theme.space`. */
export interface StackProps {
  direction?: 'column' | 'row';
  gap?: keyof typeof theme.space;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
}

const own = new Set(['direction', 'gap', 'align', 'justify', 'wrap']);

/** Lays out children with an even gap, in a column by default. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (name) => !own.has(name),
})<StackProps>`
  display: flex;
  flex-direction: ${({ direction = 'column' }) => direction};
  flex-wrap: ${({ wrap }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'stretch' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 4 }) => theme.space[gap]};
  min-width: 0;
`;
