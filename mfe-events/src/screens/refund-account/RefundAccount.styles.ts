import { styled, theme } from '@nzuko/shared-ui';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[6]};
  margin: 0;

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    margin: 0;
    font-weight: ${theme.weight.semibold};
    overflow-wrap: break-word;
  }
`;
