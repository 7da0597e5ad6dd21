import { mediaDown, mediaUp, styled, theme } from '@nzuko/shared-ui';

export const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  ${mediaUp('lg')} {
    padding: ${theme.space[6]};
  }
`;

export const SearchBox = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: calc(50% - 10px);
    left: ${theme.space[4]};
    color: ${theme.color.textMuted};
    pointer-events: none;
  }

  input {
    padding-left: ${theme.space[12]};
  }
`;

// The attribute is there as soon as scripts run: then each choice applies at once.
export const Send = styled.div`
  [data-clock] & {
    display: none;
  }
`;

// On small screens the advanced filters are collapsed, so that the events come first.
export const Fold = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  ${mediaUp('md')} {
    display: none;
  }
`;

export const AdvancedFilters = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: ${theme.space[4]};

  ${mediaDown('md')} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  }

  ${mediaUp('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${mediaUp('lg')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;
