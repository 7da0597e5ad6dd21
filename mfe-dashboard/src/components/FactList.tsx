import { styled, theme } from '@nzuko/shared-ui';

/** Facts by name, side by side. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[4]};

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
