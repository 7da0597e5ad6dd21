import { mediaDown, styled, theme } from '@nzuko/shared-ui';

// On small screens it moves below the logo's line, where there is room to type.
export const Root = styled.div`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    top: calc(50% - 9px);
    left: ${theme.space[4]};
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  > input {
    padding-left: ${theme.space[10]};
    border-radius: ${theme.radius.pill};
  }

  ${mediaDown('md')} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;
