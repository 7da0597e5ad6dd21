import { styled, theme } from 'shared-ui';

export const Root = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  min-width: 0;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  overflow: clip;
`;

export const Picture = styled.div`
  aspect-ratio: 16 / 8;
  min-width: 0;
  overflow: hidden;
`;

export const Words = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto auto;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[5]};
  container-type: inline-size;
`;

export const Facts = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

export const Title = styled.h2`
  font-size: ${theme.fontSize.lg};
  overflow-wrap: anywhere;
`;

export const Lines = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;

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
    gap: 0;

    > a {
      padding-inline: ${theme.space[2]};
    }
  }
`;
