import { mediaTouch, styled, theme } from '@nzuko/shared-ui';

const tones = {
  sales: theme.color.successLine,
  revenue: theme.color.warningLine,
  checkIns: theme.color.infoLine,
};

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;
  margin: 0;
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  figcaption {
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.weight.bold};
  }

  > p {
    color: ${theme.color.textMuted};
  }

  summary {
    width: fit-content;
    min-height: 1.75rem;
    color: ${theme.color.primaryText};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.semibold};
    cursor: pointer;

    ${mediaTouch} {
      padding-block: ${theme.space[3]};
    }
  }
`;

export const Tallest = styled.p`
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${theme.color.text};
  }
`;

export const Plot = styled.svg<{ $tone: keyof typeof tones }>`
  display: block;
  width: 100%;
  height: 9rem;
  border-bottom: 2px solid ${theme.color.borderStrong};

  rect {
    fill: ${({ $tone }) => tones[$tone]};
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
`;
