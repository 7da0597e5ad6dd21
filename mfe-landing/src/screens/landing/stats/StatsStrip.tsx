import { styled, theme } from 'shared-ui';

import { danfoStripes } from '../motifs/paper';
import { claims } from './claims';

/** The claims, on the stub that tears off the hero's ticket. */
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
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[5]} 0;
  padding: ${theme.space[8]} clamp(${theme.space[5]}, 4.5cqi, ${theme.space[20]}) ${theme.space[12]};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border-radius: 0 0 ${theme.radius.xl} ${theme.radius.xl};
  mask:
    radial-gradient(circle at 0 0, transparent 17px, black 17.5px) left / 51% 100% no-repeat,
    radial-gradient(circle at 100% 0, transparent 17px, black 17.5px) right / 51% 100% no-repeat;

  &::before {
    content: '';
    position: absolute;
    inset: -2px ${theme.space[8]} auto;
    border-top: 4px dotted ${theme.color.onAccent};
  }

  &::after {
    ${danfoStripes}
    content: '';
    position: absolute;
    inset: auto 0 ${theme.space[4]};
    height: 14px;
  }

  @container (min-width: 54rem) {
    display: flex;
    justify-content: space-between;
  }
`;

const Claim = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space[2]};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.lineHeight.snug};
`;

const Figure = styled.strong`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['3xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: 1;
`;
