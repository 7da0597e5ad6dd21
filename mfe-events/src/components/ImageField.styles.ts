import { dotPattern, styled, theme } from 'shared-ui';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

export const Label = styled.label`
  font-weight: ${theme.weight.semibold};
`;

export const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

export const Drop = styled.div`
  ${dotPattern}
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border: 2px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};

  > svg {
    color: ${theme.color.primaryText};
  }
`;

export const Preview = styled.img<{ $whole: boolean }>`
  width: ${({ $whole }) => ($whole ? 'auto' : '100%')};
  max-width: 100%;
  max-height: ${({ $whole }) => ($whole ? '10rem' : 'none')};
  aspect-ratio: ${({ $whole }) => ($whole ? 'auto' : '16 / 7')};
  object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
  border-radius: ${theme.radius.md};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  max-width: 100%;
  min-width: 0;

  input {
    max-width: 100%;
    font-size: ${theme.fontSize.sm};
  }

  input::file-selector-button {
    min-height: ${theme.size.control};
    padding: 0 ${theme.space[5]};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.pill};
    font: inherit;
    font-weight: ${theme.weight.semibold};
    cursor: pointer;
  }
`;

export const ErrorText = styled.p`
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};

  &:empty {
    display: none;
  }
`;
