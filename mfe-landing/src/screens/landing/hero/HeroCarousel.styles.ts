import { css, keyframes, styled, theme } from 'shared-ui';

import { HERO_STEP_MS } from '../../../constants';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;

// All three lie in one cell: its height is that of the tallest, whichever shows.
const pile = css`
  display: grid;
  align-items: center;

  > * {
    grid-area: 1 / 1;
  }
`;

const appears = css`
  transition:
    opacity ${theme.motion.slow},
    translate ${theme.motion.slow} ${theme.motion.ease},
    visibility 0s ${theme.motion.slow};
  opacity: 0;
  visibility: hidden;

  &[data-shown='true'] {
    transition-delay: 0s;
    opacity: 1;
    translate: none;
    visibility: visible;
  }
`;

export const Stage = styled.div`
  ${pile}
  width: 100%;
  max-width: 40rem;
  margin-inline: auto;
`;

export const Scene = styled.div`
  ${appears}
  translate: 0 ${theme.space[6]};
`;

export const Captions = styled.div`
  ${pile}
`;

export const Caption = styled.p`
  ${appears}
  color: ${theme.color.textInverse};
  font-weight: ${theme.weight.medium};
  text-align: center;
  text-wrap: balance;

  /* Without script nothing follows anything: all three stand below each other. */
  @media (scripting: none) {
    &[data-shown] {
      grid-area: auto;
      opacity: 1;
      translate: none;
      visibility: visible;
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};

  @media (scripting: none) {
    display: none;
  }
`;

export const StepButton = styled.button`
  position: relative;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[4]};
  background: none;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.textInverseMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
  overflow: clip;
  cursor: pointer;

  &:hover {
    color: ${theme.color.textInverse};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
`;

const fill = keyframes`
  from { scale: 0 1; }
`;

/** The time left of a step, as a filling of its button. */
export const Progress = styled.span`
  position: absolute;
  inset: 0;
  background: color-mix(in srgb, ${theme.color.accent} 22%, transparent);
  transform-origin: left;
  animation: ${fill} ${HERO_STEP_MS}ms linear both;
`;
