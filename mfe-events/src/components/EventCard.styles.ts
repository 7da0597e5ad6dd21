import { css, styled, theme } from 'shared-ui';
import { EventBanner } from 'shared-ui/parts';

const NOTCH = '10px';

const notched = (first: string, second: string) => css`
  mask:
    radial-gradient(circle at ${first}, transparent ${NOTCH}, black calc(${NOTCH} + 0.5px)),
    radial-gradient(circle at ${second}, transparent ${NOTCH}, black calc(${NOTCH} + 0.5px));
  mask-composite: intersect;
`;

// Four hard shadows draw the hairline: a border would be cut off by the notches.
export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  height: 100%;
  min-width: 0;
  filter: drop-shadow(0 1px 0 ${theme.color.border}) drop-shadow(0 -1px 0 ${theme.color.border})
    drop-shadow(1px 0 0 ${theme.color.border}) drop-shadow(-1px 0 0 ${theme.color.border});
  transition:
    filter ${theme.motion.base},
    translate ${theme.motion.base} ${theme.motion.ease};

  &:hover,
  &:focus-within {
    filter: drop-shadow(0 1px 0 ${theme.color.primaryText})
      drop-shadow(0 -1px 0 ${theme.color.primaryText})
      drop-shadow(1px 0 0 ${theme.color.primaryText})
      drop-shadow(-1px 0 0 ${theme.color.primaryText});
    translate: 0 -3px;
  }
`;

export const Sheet = styled.div`
  ${notched('0 100%', '100% 100%')}
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  background: ${theme.color.surfaceRaised};
  border-radius: ${theme.radius.lg} ${theme.radius.lg} 0 0;
  overflow: hidden;
`;

export const Picture = styled(EventBanner)`
  aspect-ratio: 16 / 10;
  height: auto;
`;

export const Leaf = styled.span`
  position: absolute;
  top: ${theme.space[4]};
  left: ${theme.space[4]};
  display: grid;
  justify-items: center;
  min-width: 3.25rem;
  padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[2]};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.wide};
  text-transform: uppercase;
`;

export const Day = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: 0.9;
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
`;

export const Title = styled.h2`
  font-size: ${theme.fontSize.xl};
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.text};
    text-decoration: none;
  }

  /* The link's area is the whole card. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

export const Lines = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

export const Line = styled.p`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  svg {
    translate: 0 0.15em;
  }
`;

export const Stub = styled.div`
  ${notched('0 0', '100% 0')}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[6]};
  background: ${theme.color.surfaceRaised};
  border-radius: 0 0 ${theme.radius.lg} ${theme.radius.lg};

  &::before {
    content: '';
    position: absolute;
    inset: -1px calc(${NOTCH} + 6px) auto;
    border-top: 2px dashed ${theme.color.borderStrong};
    opacity: 0.6;
  }
`;

export const Price = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.xl};
  font-weight: ${theme.weight.bold};
  letter-spacing: ${theme.tracking.snug};
  line-height: 1.1;
`;

export const Seats = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`;
