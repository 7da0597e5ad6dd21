import { keyframes, styled, theme } from '@nzuko/shared-ui';

import { HERO_STEP_MS } from '../../../constants';
import { notchedPaper } from '../motifs/paper';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;

// All three share one grid cell, so its height is that of the tallest.
export const Stage = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`;

// Without JavaScript there is no carousel: show all three below each other.
export const Step = styled.figure`
  --paper: ${theme.color.accent};
  display: grid;
  justify-items: center;
  gap: ${theme.space[8]};
  translate: 0 ${theme.space[6]};
  transition:
    opacity ${theme.motion.slow},
    translate ${theme.motion.slow} ${theme.motion.ease},
    visibility 0s ${theme.motion.slow};
  opacity: 0;
  visibility: hidden;

  &:nth-child(2) {
    --paper: ${theme.color.coral};
  }

  &:nth-child(3) {
    --paper: ${theme.color.primary};
  }

  &[data-shown='true'] {
    transition-delay: 0s;
    opacity: 1;
    translate: none;
    visibility: visible;
  }

  @media (scripting: none) {
    &[data-shown] {
      grid-area: auto;
      opacity: 1;
      translate: none;
      visibility: visible;
    }
  }

  figcaption {
    font-weight: ${theme.weight.medium};
    text-align: center;
    text-wrap: balance;
  }
`;

/** A phone's screen on top of a ticket. */
export const Screen = styled.div`
  position: relative;
  display: grid;
  width: min(80cqi, 22rem);
  max-width: 100%;
  aspect-ratio: 400 / 520;

  &::before {
    ${notchedPaper('62%', 'var(--paper)')}
    content: '';
    position: absolute;
    inset: 6% -7% 10% -5%;
    border-radius: ${theme.radius.lg};
    rotate: 8deg;
  }

  > button {
    place-self: center;
  }

  img {
    position: relative;
    width: 100%;
    height: auto;
    background: ${theme.color.surfaceInverse};
    border-radius: ${theme.radius.xl};
    box-shadow: ${theme.shadow.lg};
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  flex-wrap: wrap;
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

/** A step's progress, drawn in its button. */
export const Progress = styled.span`
  position: absolute;
  inset: 0;
  background: color-mix(in srgb, ${theme.color.accent} 22%, transparent);
  transform-origin: left;
  animation: ${fill} ${HERO_STEP_MS}ms linear both;
`;
