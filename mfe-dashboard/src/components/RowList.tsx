import { styled, theme } from '@nzuko/shared-ui';

/** A vertical list of rows. */
export const RowList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;
