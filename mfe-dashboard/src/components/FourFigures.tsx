import { styled, theme } from '@nzuko/shared-ui';

// Wider than its row, a card takes all of it; wider than a quarter, half of it. The factor makes a step of each slope.
const columnWidth = (forTwo: string, forFour: string) => {
  const share = (cards: number) => `(100% / ${cards} - ${theme.space[4]})`;
  const twoOrFour = `clamp(${share(4)}, (${forFour} - 100%) * 999, ${share(2)})`;
  return `min(100%, max(${twoOrFour}, (${forTwo} - 100%) * 999))`;
};

/** Four cards in one, two or four columns; never three and one below. */
export const FourFigures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${columnWidth('26rem', '52rem')}, 1fr));
  gap: ${theme.space[4]};
`;
