import { adirePattern, mediaUp, PageContainer, styled, theme } from '@nzuko/shared-ui';

// The band is dark in both themes, so its content uses the dark theme's colours.
export const Band = styled.header.attrs<{ 'data-theme'?: 'dark' }>({ 'data-theme': 'dark' })`
  ${adirePattern}
  background-color: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
`;

export const Inner = styled(PageContainer)`
  display: grid;
  gap: ${theme.space[6]};
  align-items: center;

  ${mediaUp('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    gap: ${theme.space[12]};
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  min-width: 0;
`;

// Only around the text: a container is also what a fixed bar inside it would be fixed to.
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[5]};
  min-width: 0;
  container-type: inline-size;

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.control};
    color: ${theme.color.textInverse};
    font-weight: ${theme.weight.semibold};
  }
`;

/** Sized so that the longest word (`$letters`) fits on one line; only words too long for the smallest size break. */
export const Title = styled.h1<{ $letters: number }>`
  max-width: 100%;
  font-size: clamp(
    ${theme.fontSize.xl},
    calc(100cqi / ${({ $letters }) => ($letters * 0.62).toFixed(2)}),
    ${theme.fontSize['4xl']}
  );
  font-weight: ${theme.weight.black};
`;

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  font-size: ${theme.fontSize.lg};
`;

export const Fact = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;

  svg {
    translate: 0 0.25em;
    color: ${theme.color.accent};
  }
`;

const NOTCH = '14px';
const bite = (at: string) =>
  `radial-gradient(circle at ${at}, transparent ${NOTCH}, black calc(${NOTCH} + 0.5px))`;

// A ticket's outline: notches on both sides. It comes before the words, which would move if they were painted without it.
export const PictureFrame = styled.div`
  aspect-ratio: 16 / 9;
  min-width: 0;
  border-radius: ${theme.radius.xl};
  overflow: hidden;
  mask: ${bite('0 50%')}, ${bite('100% 50%')};
  mask-composite: intersect;

  ${mediaUp('md')} {
    aspect-ratio: 21 / 9;
  }

  ${mediaUp('lg')} {
    aspect-ratio: 4 / 3;
    grid-area: 1 / 2;
  }
`;
