import type { ReactNode } from 'react';
import { keyframes, styled, theme } from 'shared-ui';

/** A drawing of 560 by 480 units; `display`, `mono` and `strong` are its letters. */
export function SceneFrame({ children }: { children: ReactNode }) {
  return <Drawing viewBox="0 0 560 480">{children}</Drawing>;
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${theme.color.text};
  fill: currentcolor;
  font: ${theme.weight.medium} 17px ${theme.font.body};

  .display {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.black};
    letter-spacing: -0.02em;
  }

  .strong {
    font-weight: ${theme.weight.semibold};
  }

  .mono {
    font-family: ${theme.font.mono};
    font-weight: ${theme.weight.semibold};
    letter-spacing: 0.04em;
  }

  .muted {
    fill: ${theme.color.textMuted};
  }
`;

const pop = keyframes`
  from { scale: 0.6; opacity: 0; }
  60% { scale: 1.06; opacity: 1; }
`;

/** A part of a drawing that comes last, each time its scene shows. */
export const Pop = styled.g`
  transform-box: fill-box;
  transform-origin: center;

  [data-shown='true'] & {
    animation: ${pop} 420ms ${theme.motion.ease} 500ms backwards;
  }
`;
