import { pageGutter, styled, theme } from '@nzuko/shared-ui';

/** A section's column: as wide as the nav bar, with vertical padding. */
export const Column = styled.div`
  display: grid;
  gap: clamp(${theme.space[8]}, 5vw, ${theme.space[16]});
  max-width: ${theme.size.wide};
  margin-inline: auto;
  padding: clamp(${theme.space[16]}, 9vw, ${theme.space[32]}) ${pageGutter};
  overflow-wrap: anywhere;
`;
