import { styled, theme } from '@nzuko/shared-ui';

/** A table cell's text above a smaller, muted line (`small`). */
export const TwoLines = styled.span`
  display: block;
  min-width: 0;

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.regular};
  }
`;
