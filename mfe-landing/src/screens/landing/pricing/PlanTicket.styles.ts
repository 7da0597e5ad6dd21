import { mediaUp, styled, theme } from '@nzuko/shared-ui';

import { bars, notchedEdge } from '../motifs/paper';

const { breakpoint, color } = theme;

// Between the phone layout and three in a row, the stub is beside the body.
const STUB_AT_SIDE = `@media (${breakpoint.md} <= width < ${breakpoint.lg})`;

export const Ticket = styled.li<{ $popular: boolean }>`
  --paper: ${({ $popular }) => ($popular ? color.surfaceInverse : color.surfaceRaised)};
  --line: ${({ $popular }) => ($popular ? color.surfaceInverse : color.border)};
  display: grid;
  grid-template-rows: auto 1fr;

  ${STUB_AT_SIDE} {
    grid-template: auto / 2fr 3fr;
  }

  ${mediaUp('lg')} {
    margin-block: ${({ $popular }) => ($popular ? `calc(-1 * ${theme.space[8]})` : '0')};
  }

  filter: drop-shadow(0 1px 0 var(--line)) drop-shadow(0 -1px 0 var(--line))
    drop-shadow(1px 0 0 var(--line)) drop-shadow(-1px 0 0 var(--line));
`;

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: min(${theme.space[8]}, 10vw);
  background: var(--paper);
  border-radius: ${theme.radius.xl} ${theme.radius.xl} 0 0;
  ${notchedEdge('bottom')}

  ${STUB_AT_SIDE} {
    ${notchedEdge('right')}
    align-content: start;
    border-radius: ${theme.radius.xl} 0 0 ${theme.radius.xl};
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }

  > p:last-child {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`;

export const Price = styled.p<{ $long: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[2]};
  color: ${color.textMuted};

  ${mediaUp('lg')} {
    min-height: max(${theme.fontSize['5xl']}, 2 * ${theme.fontSize['3xl']});
    align-content: end;
  }

  strong {
    color: ${color.text};
    font-family: ${theme.font.display};
    font-size: ${({ $long }) => ($long ? theme.fontSize['3xl'] : theme.fontSize['5xl'])};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
    line-height: 1;
  }
`;

export const Stub = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: ${theme.space[6]};
  padding: min(${theme.space[8]}, 10vw);
  background: var(--paper);
  border-radius: 0 0 ${theme.radius.xl} ${theme.radius.xl};
  ${notchedEdge('top')}

  &::before {
    content: '';
    position: absolute;
    inset: -1px ${theme.space[6]} auto;
    border-top: 2px dashed ${color.borderStrong};
  }

  ${STUB_AT_SIDE} {
    ${notchedEdge('left')}
    border-radius: 0 ${theme.radius.xl} ${theme.radius.xl} 0;

    &::before {
      inset: ${theme.space[6]} auto ${theme.space[6]} -1px;
      border: 0;
      border-left: 2px dashed ${color.borderStrong};
    }
  }
`;

export const Features = styled.ul`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};

  li {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 2;
    color: ${color.primaryText};
  }
`;

export const Bars = styled.span`
  ${bars}
  height: 2rem;
  opacity: 0.8;
`;
