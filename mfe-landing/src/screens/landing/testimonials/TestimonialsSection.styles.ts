import { css, mediaUp, styled, theme } from '@nzuko/shared-ui';

import { Column } from '../motifs/Section';
import { tornEdges } from '../motifs/paper';

export const Band = styled.section`
  ${tornEdges}
  background: ${theme.color.coral};
  color: ${theme.color.onCoral};
`;

const columns = css`
  gap: ${theme.space[8]} clamp(${theme.space[8]}, 6vw, ${theme.space[24]});

  ${mediaUp('md')} {
    grid-template-columns: minmax(11rem, 19rem) 1fr;
  }
`;

export const Layout = styled(Column)`
  gap: ${theme.space[8]};
`;

// All three share one grid cell, so that switching doesn't move the content below.
export const Pile = styled.div`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`;

// Without JavaScript they can't be switched: show all three below each other.
export const Review = styled.figure`
  display: grid;
  align-content: start;
  ${columns}
  transition:
    opacity ${theme.motion.slow},
    visibility 0s ${theme.motion.slow};

  &[data-shown='true'] {
    transition-delay: 0s;
  }

  &[data-shown='false'] {
    opacity: 0;
    visibility: hidden;
  }

  @media (scripting: none) {
    &[data-shown] {
      grid-area: auto;
      opacity: 1;
      visibility: visible;
    }
  }

  ${mediaUp('md')} {
    align-items: center;
  }
`;

/** A conference badge with its lanyard slot. */
export const Photo = styled.div`
  position: relative;
  width: min(60%, 14rem);
  padding: ${theme.space[10]} ${theme.space[4]} ${theme.space[4]};
  background: ${theme.color.surfaceRaised};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.md};
  rotate: -4deg;

  &::before {
    content: '';
    position: absolute;
    inset: ${theme.space[3]} 0 auto;
    width: 4rem;
    height: 0.875rem;
    margin-inline: auto;
    background: ${theme.color.coral};
    border-radius: ${theme.radius.pill};
  }

  svg {
    width: 100%;
    height: auto;
    aspect-ratio: 240 / 260;
    border-radius: ${theme.radius.sm};
  }

  ${mediaUp('md')} {
    width: 100%;
  }
`;

export const Quote = styled.blockquote`
  font-family: ${theme.font.display};
  font-size: min(${theme.fontSize['3xl']}, 13vw);
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.tight};
  line-height: 1.08;
  text-wrap: pretty;

  p::before {
    content: '“';
  }

  p::after {
    content: '”';
  }

  ${mediaUp('md')} {
    font-size: ${theme.fontSize['4xl']};

    p::before {
      margin-left: -0.42em;
    }
  }
`;

export const Byline = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
  font-size: ${theme.fontSize.lg};
`;

export const Choice = styled.div`
  ${columns}
  display: grid;

  @media (scripting: none) {
    display: none;
  }
`;

// The dots are below the text, with their rings aligned to it.
export const Dots = styled.div`
  display: flex;
  margin-left: calc((1rem - ${theme.size.control}) / 2);

  ${mediaUp('md')} {
    grid-column: 2;
  }
`;

/** A punched hole with a touch target around it. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${theme.radius.pill};
  cursor: pointer;

  &::before {
    content: '';
    width: 1rem;
    height: 1rem;
    border: 2px solid ${theme.color.onCoral};
    border-radius: ${theme.radius.pill};
    transition: background-color ${theme.motion.fast};
  }

  &:hover::before {
    background: color-mix(in srgb, ${theme.color.onCoral} 30%, transparent);
  }

  &[aria-pressed='true']::before {
    background: ${theme.color.onCoral};
  }

  &:focus-visible {
    outline-color: ${theme.color.onCoral};
  }
`;
