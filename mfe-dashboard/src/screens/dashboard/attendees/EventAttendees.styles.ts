import { mediaDown, styled, theme } from '@nzuko/shared-ui';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${theme.space[4]};

  ${mediaDown('sm')} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

export const SearchBox = styled.div`
  flex: 1 1 16rem;
  max-width: 28rem;
`;
