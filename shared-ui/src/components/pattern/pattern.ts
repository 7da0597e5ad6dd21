import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** A subtle dot pattern for large empty surfaces. */
export const dotPattern = css`
  background-image: radial-gradient(circle, ${theme.color.pattern} 1.5px, transparent 2px);
  background-size: 20px 20px;
`;

const ring = (radius: number, at = '50% 50%', width = 1.5) =>
  `radial-gradient(circle at ${at}, transparent ${radius - 0.5}px, ${theme.color.pattern} ${radius}px ${radius + width}px, transparent ${radius + width + 0.5}px)`;

/** A background modelled on adire cloth: arcs meet in four-pointed stars with a ringed dot in each. */
export const adirePattern = css`
  background-image:
    radial-gradient(circle, ${theme.color.pattern} 3px, transparent 3.5px), ${ring(8)},
    ${['0 0', '100% 0', '0 100%', '100% 100%'].map((corner) => ring(31, corner)).join(',')},
    ${['0 0', '100% 0', '0 100%', '100% 100%'].map((corner) => ring(25, corner, 1)).join(',')};
  background-size: 64px 64px;
`;
