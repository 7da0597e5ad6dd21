import { mediaUp, styled, theme } from 'shared-ui';

/** Camera and answer side by side; on a phone the answer is first, where the eyes are. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > :last-child {
    order: -1;
  }

  ${mediaUp('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[6]};

    > :last-child {
      order: 0;
    }
  }
`;
