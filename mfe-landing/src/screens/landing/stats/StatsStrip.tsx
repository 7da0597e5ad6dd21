import { styled, theme } from '@nzuko/shared-ui';

import { sheetGutter } from '../hero/HeroSection.styles';
import { danfoStripes, perforatedEdge } from '../motifs/paper';
import { claims } from './claims';

/** The marketing claims, on the stub of the hero's ticket. */
export function StatsStrip() {
  return (
    <Stub>
      {claims.map(({ figure, label }) => (
        <Claim key={label}>
          <Figure>{figure}</Figure> {label}
        </Claim>
      ))}
    </Stub>
  );
}

const Stub = styled.ul`
  ${perforatedEdge('top', 18)}
  position: relative;
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${theme.space[5]} ${theme.space[2]};
  padding: ${theme.space[8]} ${sheetGutter} ${theme.space[12]};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border-radius: 0 0 ${theme.radius.xl} ${theme.radius.xl};

  &::after {
    ${danfoStripes}
    content: '';
    position: absolute;
    inset: auto 0 ${theme.space[4]};
    height: 14px;
  }

  @container (min-width: 54rem) {
    grid-template-columns: repeat(5, 1fr);
  }
`;

// Three in the first row, two in the second; one in each with text twice as large on a phone.
const Claim = styled.li`
  grid-column: span 2;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.lineHeight.snug};

  &:nth-child(n + 4) {
    grid-column: span 3;
  }

  @container (width < 16rem) {
    &,
    &:nth-child(n + 4) {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 36rem) {
    font-size: ${theme.fontSize.md};
  }

  @container (min-width: 54rem) {
    &,
    &:nth-child(n + 4) {
      grid-column: auto;
    }
  }
`;

const Figure = styled.strong`
  display: block;
  font-family: ${theme.font.display};
  font-size: min(${theme.fontSize['3xl']}, 17cqi);
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: 1;

  @container (min-width: 70rem) {
    display: inline;
    margin-right: ${theme.space[1]};
  }
`;
