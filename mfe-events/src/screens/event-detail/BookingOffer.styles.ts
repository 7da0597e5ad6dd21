import { styled, theme } from '@nzuko/shared-ui';

export const BigPrice = styled.p`
  font-family: ${theme.font.display};
  font-size: min(${theme.fontSize['3xl']}, 9.5vw);
  font-weight: ${theme.weight.black};
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.lineHeight.tight};
  white-space: nowrap;
`;

/** As wide as the rest of the stub, never wider: beside the ticket it would push the price together. */
export const Terms = styled.p`
  width: 0;
  min-width: 100%;
`;

export const Note = styled.p`
  color: ${theme.color.textMuted};
`;

export const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};

  dt {
    font-weight: ${theme.weight.semibold};
  }

  dd {
    font-family: ${theme.font.display};
    font-size: min(${theme.fontSize['2xl']}, 8vw);
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};
    line-height: 1;
  }
`;
