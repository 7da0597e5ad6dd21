import { mediaUp, styled, theme } from '@nzuko/shared-ui';

/** A responsive grid of cards. */
export const EventGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
  gap: ${theme.space[5]};
  padding: 0;
  list-style: none;

  ${mediaUp('lg')} {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  }
`;
