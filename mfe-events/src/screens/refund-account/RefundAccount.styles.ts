import { mediaDown, styled, theme } from '@nzuko/shared-ui';

export const Heading = styled.h1`
  font-size: ${theme.fontSize['3xl']};
  overflow-wrap: break-word;
`;

export const Words = styled.p`
  text-wrap: pretty;
  color: ${theme.color.textMuted};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[6]};
  margin: 0;

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    margin: 0;
    font-weight: ${theme.weight.semibold};
    overflow-wrap: break-word;
  }
`;

/** The actions: side by side, or stacked at full width on a phone. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  ${mediaDown('sm')} {
    display: grid;
  }
`;
