import { css, styled, theme } from '@nzuko/shared-ui';

const warning = css`
  background: ${theme.color.warning};
  border-color: ${theme.color.warningLine};
  color: ${theme.color.onWarning};
`;

// All of it is there from the start: making styles takes a phone longer than an answer may (decision 0130). A note with a button is laid
// out on one line.
export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  &[data-offline] {
    ${warning}
  }

  > p {
    flex: 1 0 100%;
    font-size: ${theme.fontSize.sm};
  }

  > p:has(+ button) {
    flex: 1 1 12rem;
  }
`;

export const Figures = styled.span`
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`;
