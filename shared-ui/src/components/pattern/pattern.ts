import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** A subtle dot pattern for large empty surfaces. */
export const dotPattern = css`
  background-image: radial-gradient(circle, ${theme.color.pattern} 1.5px, transparent 2px);
  background-size: 20px 20px;
`;

const ink = theme.color.pattern;

/**
 * A background modelled on adire cloth: circles touch and leave four-pointed stars with a ringed dot in each. Two layers,
 * because each one is drawn over the whole surface, in the first frame of most pages.
 */
export const adirePattern = css`
  background-image:
    radial-gradient(
      circle,
      ${ink} 3px,
      transparent 3.5px 7.5px,
      ${ink} 8px 9.5px,
      transparent 10px
    ),
    radial-gradient(
      circle,
      transparent 24.5px,
      ${ink} 25px 26px,
      transparent 26.5px 30.5px,
      ${ink} 31px 32.5px,
      transparent 33px
    );
  background-position:
    0 0,
    32px 32px;
  background-size: 64px 64px;
`;
