import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** `value` is the figure as text; `hint` a line below; `tone` colours the edge. */
export interface StatCardProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  tone?: 'primary' | 'accent' | 'coral' | 'neutral';
}

/** One figure with its name, cut like a ticket's stub. */
export function StatCard({ label, value, hint, icon, tone = 'primary' }: StatCardProps) {
  return (
    <Root $tone={tone}>
      <Label>
        {label}
        {icon}
      </Label>
      <Value>{value}</Value>
      {hint ? <Hint>{hint}</Hint> : null}
    </Root>
  );
}

const tones = {
  primary: theme.color.primary,
  accent: theme.color.accent,
  coral: theme.color.coral,
  neutral: theme.color.borderStrong,
};

const Root = styled.dl<{ $tone: keyof typeof tones }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[5]} ${theme.space[8]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow: hidden;

  /* The torn edge: a column of half holes in the tone's colour. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 12px;
    background:
      radial-gradient(circle at 12px 8px, ${theme.color.surface} 4px, transparent 4.5px) 0 0 / 12px
        16px,
      ${({ $tone }) => tones[$tone]};
  }
`;

const Label = styled.dt`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};

  svg {
    flex: none;
    color: ${theme.color.primaryText};
  }
`;

const Value = styled.dd`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.snug};
  line-height: ${theme.lineHeight.tight};
  overflow-wrap: anywhere;
`;

const Hint = styled.dd`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
