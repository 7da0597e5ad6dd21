import { mediaUp, styled, theme } from 'shared-ui';

/** On a phone the answer stands right below the camera, where the eyes are; else beside it. */
export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${mediaUp('md')} {
    grid-template: 'camera answer' auto 'number answer' 1fr / repeat(2, minmax(0, 1fr));
    gap: ${theme.space[4]} ${theme.space[6]};

    > :nth-child(2) {
      grid-area: answer;
    }
  }
`;
