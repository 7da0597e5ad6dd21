import { styled, theme } from '@nzuko/shared-ui';

export const Seats = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  background: ${theme.color.neutralSoft};
  border: 0;
  border-radius: ${theme.radius.pill};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: ${theme.color.neutralSoft};
  }

  &::-webkit-progress-value {
    background: ${theme.color.primary};
  }

  &::-moz-progress-bar {
    background: ${theme.color.primary};
  }
`;

/** The actions' room decides how close they stand. */
export const ActionsBox = styled.div`
  container-type: inline-size;
`;

/** In narrow cards, the last one's icon has room of its own on both sides. */
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[3]};
  border-top: 2px dashed ${theme.color.border};

  > :last-child {
    flex: none;
    margin-left: auto;
  }

  @container (max-width: 16rem) {
    gap: ${theme.space[1]};

    > a {
      padding-inline: ${theme.space[2]};
      white-space: nowrap;
    }

    > :last-child {
      margin-right: calc(-1 * ${theme.space[2]});
    }
  }
`;
