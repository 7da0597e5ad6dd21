import { styled, theme } from '@nzuko/shared-ui';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
