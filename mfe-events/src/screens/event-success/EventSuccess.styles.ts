import { PageContainer, styled, theme } from '@nzuko/shared-ui';

export const Root = styled(PageContainer)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

export const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  text-align: center;

  > svg {
    color: ${theme.color.primaryText};
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.lg};
  }
`;

export const Summary = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  min-width: 0;

  h2 {
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${theme.space[3]};

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
`;

export const Countdown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Price = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['2xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  text-align: center;
`;
