import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** The meaning of a badge's color; its text must say the same. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'primary' | 'accent';

/** `icon` goes before the text. */
export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label for a state, a role or a category. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {icon}
      {children}
    </Root>
  );
}

const tones = {
  neutral: [theme.color.neutralSoft, theme.color.onNeutralSoft],
  success: [theme.color.success, theme.color.onSuccess],
  warning: [theme.color.warning, theme.color.onWarning],
  error: [theme.color.error, theme.color.onError],
  info: [theme.color.info, theme.color.onInfo],
  primary: [theme.color.primarySoft, theme.color.onPrimarySoft],
  accent: [theme.color.accent, theme.color.onAccent],
} as const;

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  width: fit-content;
  align-items: center;
  gap: ${theme.space[1]};
  max-width: 100%;
  padding: 0.2rem 0.625rem;
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  border: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
  border-radius: ${theme.radius.pill};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.semibold};
  line-height: 1.3;
  white-space: nowrap;
`;
