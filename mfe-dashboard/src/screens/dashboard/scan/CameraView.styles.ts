import { mediaDown, styled, theme } from '@nzuko/shared-ui';

/** Low on a phone, where the answer and its Undo have to be in sight below it. */
export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  max-height: 60dvh;
  background: ${theme.color.surfaceInverse};
  border-radius: ${theme.radius.lg};
  overflow: hidden;

  ${mediaDown('md')} {
    max-height: 26dvh;
  }
`;

export const Picture = styled.video`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Idle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  color: ${theme.color.textInverse};
  text-align: center;
`;
