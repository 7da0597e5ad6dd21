import { styled, theme } from 'shared-ui';

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;

export const Figures = styled.span`
  margin-left: auto;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  b {
    color: ${theme.color.text};
  }
`;
