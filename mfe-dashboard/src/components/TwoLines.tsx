import { styled, theme } from 'shared-ui';

/** A line of a table's cell over a smaller, muted one (`small`). */
export const TwoLines = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.regular};
  }
`;
