import { styled, theme } from 'shared-ui';

export const BigPrice = styled.p`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize['3xl']};
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.tight};
`;

export const Note = styled.p`
  color: ${theme.color.textMuted};
`;

export const Prices = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
    border-top: 1px solid ${theme.color.border};
  }

  span:last-child {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export const Total = styled.dl`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};

  dt {
    font-weight: ${theme.weight.semibold};
  }

  dd {
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
    line-height: 1;
  }
`;
