import { styled, theme } from '@nzuko/shared-ui';

/** A line between two ways to do the same. */
export const OrLine = () => <Line>or</Line>;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.color.border};
  }
`;
