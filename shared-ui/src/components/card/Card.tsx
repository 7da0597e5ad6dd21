import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** `as` picks the element (`article`, `section`, `li`, …); `padding` `none` lets a picture reach the edge. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form';
  padding?: 'none' | 'md' | 'lg';
  /** Lifts on hover; for a card covered by a single link. */
  interactive?: boolean;
}

/** A bordered surface without an outer margin. */
export function Card({ padding = 'md', interactive = false, ...rest }: CardProps) {
  return <Root {...rest} $padding={padding} $interactive={interactive} />;
}

const paddings = { none: '0', md: theme.space[6], lg: theme.space[8] };

const Root = styled.div<{ $padding: 'none' | 'md' | 'lg'; $interactive: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow: ${({ $padding }) => ($padding === 'none' ? 'clip' : 'visible')};
  transition:
    border-color ${theme.motion.base},
    box-shadow ${theme.motion.base},
    translate ${theme.motion.base} ${theme.motion.ease};

  ${({ $interactive }) =>
    $interactive &&
    `&:hover, &:focus-within {
      border-color: ${theme.color.primaryText};
      box-shadow: ${theme.shadow.md};
      translate: 0 -2px;
    }`}

  @media print {
    break-inside: avoid;
  }
`;
