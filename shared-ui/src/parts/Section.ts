import { loneLink, styled, theme } from '@nzuko/shared-ui';

/** A titled section of a screen, or of what a slot adds to one. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Its first line: the title, and what goes at the line's end. */
export const SectionLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  h2 {
    font-size: ${theme.fontSize.xl};
  }

  > a {
    ${loneLink}
  }
`;
