import { mediaDown, styled, theme } from '@nzuko/shared-ui';

export const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${theme.space[2]}) auto auto 0;
  width: 100%;
  min-width: min(30rem, calc(100vw - ${theme.space[6]}));
  z-index: ${theme.z.menu};
  max-height: min(44rem, 75dvh);
  padding: ${theme.space[2]};
  background: ${theme.color.surfaceRaised};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.lg};
  overflow-y: auto;
`;

export const Note = styled.p`
  padding: ${theme.space[3]};
  color: ${theme.color.textMuted};

  &:empty {
    display: none;
  }
`;

export const List = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;

export const GroupName = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]} 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
`;

export const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${theme.color.neutralSoft};
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;

export const Picture = styled.span`
  display: block;
  width: 4rem;
  aspect-ratio: 4 / 3;
  border-radius: ${theme.radius.sm};
  overflow: hidden;
`;

export const Words = styled.span`
  display: grid;
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  line-height: ${theme.lineHeight.snug};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Title = styled.span`
  color: ${theme.color.text};
  font-size: ${theme.fontSize.md};
  font-weight: ${theme.weight.semibold};
`;

export const End = styled.span`
  display: grid;
  justify-items: end;
  gap: ${theme.space[1]};

  ${mediaDown('sm')} {
    > :last-child {
      display: none;
    }
  }
`;
