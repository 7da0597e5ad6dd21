import { styled, theme } from '@nzuko/shared-ui';

import { countText } from '../../../../text/countText';
import { clockText } from './clockText';
import type { Minute } from './minutes';

const PART_HEIGHT = 40;

/** Who came in, upwards, and who left, downwards, by minute. */
export function MinuteBars({
  minutes,
  timezone,
}: {
  minutes: readonly Minute[];
  timezone: string;
}) {
  const most = Math.max(...minutes.flatMap(({ entered, left }) => [entered, left]));
  const heightOf = (count: number) => (count / Math.max(1, most)) * PART_HEIGHT;
  const entered = minutes.reduce((sum, each) => sum + each.entered, 0);
  const left = minutes.reduce((sum, each) => sum + each.left, 0);
  const hasExits = left > 0;
  const timeOf = (minute: Minute | undefined) => minute && clockText(minute.at, timezone, 'short');
  return (
    <Root>
      <p>
        {countText(entered)} came in
        {hasExits ? `, ${countText(left)} left` : ''}
        {most > 0 ? `; at most ${countText(most)} a minute` : ''}.
      </p>
      <Bars
        viewBox={`0 0 ${minutes.length} ${hasExits ? 2 * PART_HEIGHT : PART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`In the last ${minutes.length} minutes, ${entered} came in and ${left} left.`}
      >
        {minutes.map((minute, index) => (
          <g key={minute.at}>
            <In
              x={index + 0.1}
              width={0.8}
              y={PART_HEIGHT - heightOf(minute.entered)}
              height={heightOf(minute.entered)}
            />
            <Out x={index + 0.1} width={0.8} y={PART_HEIGHT} height={heightOf(minute.left)} />
          </g>
        ))}
      </Bars>
      <Line>
        <span>{timeOf(minutes[0])}</span>
        <span>{timeOf(minutes.at(-1))}</span>
      </Line>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

const Bars = styled.svg`
  width: 100%;
  height: 10rem;
  border-bottom: 1px solid ${theme.color.border};
`;

const In = styled.rect`
  fill: ${theme.color.primary};
`;

const Out = styled.rect`
  fill: ${theme.color.accent};
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
`;
