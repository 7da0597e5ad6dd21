import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** `value` is the formatted figure, `hint` a line below it; `tone` colours the edge. */
export interface StatCardProps {
  label: string;
  value: string | number;
  hint?: ReactNode;
  icon?: ReactNode;
  tone?: 'primary' | 'accent' | 'coral' | 'neutral';
}

/** A figure with its label, shaped like a ticket stub. */
export function StatCard({ label, value, hint, icon, tone = 'primary' }: StatCardProps) {
  return (
    <Root $tone={tone}>
      <Label>
        {label}
        {icon}
      </Label>
      <Value $letters={longestWord(value)}>{value}</Value>
      {hint ? <Hint>{hint}</Hint> : null}
    </Root>
  );
}

/** The length of the longest piece that must not break: a number or a word. */
const longestWord = (value: string | number) =>
  Math.max(
    1,
    ...String(value)
      .split(/\s/)
      .map(({ length }) => length),
  );

const tones = {
  primary: theme.color.primary,
  accent: theme.color.accent,
  coral: theme.color.coral,
  neutral: theme.color.borderStrong,
};

// The perforated edge: a column of half circles in the tone's colour.
const Root = styled.dl<{ $tone: keyof typeof tones }>`
  position: relative;
  display: grid;
  container-type: inline-size;
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: ${theme.space[5]} min(${theme.space[5]}, 6.25vw) ${theme.space[5]}
    min(${theme.space[8]}, 10vw);
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow: hidden;

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

// In this font a letter's width is less than two thirds of its height.
const Value = styled.dd<{ $letters: number }>`
  font-family: ${theme.font.display};
  font-size: min(
    ${theme.fontSize['2xl']},
    calc(100cqi / ${({ $letters }) => ($letters * 0.64).toFixed(2)})
  );
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${theme.tracking.snug};
  line-height: ${theme.lineHeight.tight};
`;

const Hint = styled.dd`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
