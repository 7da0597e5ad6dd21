import { styled, theme } from 'shared-ui';

/** Rows below each other. */
export const RowList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;
