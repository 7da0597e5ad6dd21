import type { ApiSchemas } from '@nzuko/contract';
import { styled, theme } from '@nzuko/shared-ui';

import { startLeaf } from './eventTimes';

export interface DateLeafProps {
  event: Pick<ApiSchemas['Event'], 'start_date' | 'timezone'>;
  className?: string;
}

/** The leaf of a calendar with an event's first day; decorative, since its dates stand next to it. */
export function DateLeaf({ event, className }: DateLeafProps) {
  const { month, day } = startLeaf(event);
  return (
    <Leaf aria-hidden className={className}>
      {month}
      <Day>{day}</Day>
    </Leaf>
  );
}

const Leaf = styled.span`
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

const Day = styled.span`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: 0.9;
`;
