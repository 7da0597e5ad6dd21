import { mediaUp, styled, theme } from '@nzuko/shared-ui';

/** Camera, answer and number: stacked on a phone, so that the answer is in view, else side by side. */
export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${mediaUp('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space[6]};

    > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;

export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[5]};
`;
