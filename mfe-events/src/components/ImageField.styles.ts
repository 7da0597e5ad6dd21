import { dotPattern, styled, theme } from '@nzuko/shared-ui';

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
`;

// The browser's own words would say that no file is chosen, also beside one that was chosen before signing in.
export const Picker = styled.span`
  position: relative;
  display: inline-flex;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  input::file-selector-button {
    cursor: pointer;
  }

  input:focus-visible + span {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

export const PickerLabel = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[5]};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.pill};
  font-weight: ${theme.weight.semibold};
`;

export const FileName = styled.span`
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
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
