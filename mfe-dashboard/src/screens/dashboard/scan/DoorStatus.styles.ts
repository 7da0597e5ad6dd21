import { css, styled, theme } from '@nzuko/shared-ui';

const warning = css`
  background: ${theme.color.warning};
  border-color: ${theme.color.warningLine};
  color: ${theme.color.onWarning};
`;

export const Root = styled.section<{ $isOffline: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  ${({ $isOffline }) => $isOffline && warning}
`;

export const Figures = styled.span`
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`;

// Notes with a button are laid out on one line.
export const Note = styled.p`
  flex: 1 0 100%;
  font-size: ${theme.fontSize.sm};

  &:has(+ button) {
    flex: 1 1 12rem;
  }
`;
