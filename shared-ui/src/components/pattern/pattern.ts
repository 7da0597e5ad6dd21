import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** A quiet background of dots, for large empty surfaces. */
export const dotPattern = css`
  background-image: radial-gradient(circle, ${theme.color.pattern} 1.5px, transparent 2px);
  background-size: 20px 20px;
`;

/** A background after adire cloth: rings in a grid, a dot where four of them meet. */
export const adirePattern = css`
  background-image:
    radial-gradient(circle, ${theme.color.pattern} 3px, transparent 3.5px),
    radial-gradient(
      circle,
      transparent 11px,
      ${theme.color.pattern} 11.5px 13.5px,
      transparent 14px 19px,
      ${theme.color.pattern} 19.5px 20.5px,
      transparent 21px
    ),
    radial-gradient(circle, ${theme.color.pattern} 2px, transparent 2.5px);
  background-size: 56px 56px;
  background-position:
    0 0,
    0 0,
    28px 28px;
`;
